#pragma once
#import <CoreMedia/CoreMedia.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *AVMediaType NS_TYPED_EXTENSIBLE_ENUM;
extern AVMediaType const AVMediaTypeVideo SWIFT_NAME("AVMediaType.video");
extern AVMediaType const AVMediaTypeAudio SWIFT_NAME("AVMediaType.audio");
NS_SWIFT_SENDABLE
@interface AVAsset : NSObject <NSCopying>
@property (readonly) CMTime duration;
@end
NS_SWIFT_SENDABLE
@interface AVURLAsset : AVAsset
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithURL:(NSURL *)URL options:(nullable NSDictionary<NSString *, id> *)options NS_DESIGNATED_INITIALIZER
    SWIFT_NAME("init(url:options:)");
@property (readonly, copy) NSURL *URL SWIFT_NAME("url");
@end
NS_SWIFT_SENDABLE
@interface AVAssetTrack : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
@property (readonly) AVMediaType mediaType;
@end
NS_ASSUME_NONNULL_END
