#pragma once
#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
struct CAFrameRateRange { float minimum; float maximum; float preferred; };
typedef struct CAFrameRateRange CAFrameRateRange;
@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT_NAME("add(to:forMode:)");
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode SWIFT_NAME("remove(from:forMode:)");
- (void)invalidate;
@property (readonly) CFTimeInterval timestamp;
@property (readonly) CFTimeInterval duration;
@property (readonly) CFTimeInterval targetTimestamp IOS(10.0);
@property (getter=isPaused) BOOL paused;
@property NSInteger preferredFramesPerSecond IOS(10.0);
@property CAFrameRateRange preferredFrameRateRange IOS(15.0);
@end
NS_ASSUME_NONNULL_END
