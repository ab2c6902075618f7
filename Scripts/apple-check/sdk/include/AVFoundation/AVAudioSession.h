#pragma once
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *AVAudioSessionCategory NS_STRING_ENUM SWIFT_NAME("AVAudioSession.Category");
typedef NSString *AVAudioSessionMode NS_STRING_ENUM SWIFT_NAME("AVAudioSession.Mode");
typedef NAMED_OPTIONS(NSUInteger, AVAudioSessionCategoryOptions, "AVAudioSession.CategoryOptions") {
    AVAudioSessionCategoryOptionMixWithOthers = 0x1, AVAudioSessionCategoryOptionDuckOthers = 0x2
};
@interface AVAudioSession : NSObject
+ (AVAudioSession *)sharedInstance;
@property (readonly) AVAudioSessionCategory category;
@property (readonly) AVAudioSessionMode mode IOS(5.0);
@property (readonly) AVAudioSessionCategoryOptions categoryOptions IOS(6.0);
- (BOOL)setCategory:(AVAudioSessionCategory)category mode:(AVAudioSessionMode)mode options:(AVAudioSessionCategoryOptions)options
    error:(NSError **)outError IOS(10.0) SWIFT_NAME("setCategory(_:mode:options:)");
- (BOOL)setActive:(BOOL)active error:(NSError **)outError;
@end
NS_ASSUME_NONNULL_END
