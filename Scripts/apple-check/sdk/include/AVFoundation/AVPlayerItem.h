#pragma once
#import <AVFoundation/AVAsset.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSInteger, AVPlayerItemStatus, "AVPlayerItem.Status") {
    AVPlayerItemStatusUnknown = 0, AVPlayerItemStatusReadyToPlay = 1, AVPlayerItemStatusFailed = 2
};
extern NSString *const AVPlayerItemFailedToPlayToEndTimeErrorKey;
@class AVPlayerItemTrack;
NS_SWIFT_UI_ACTOR
@interface AVPlayerItem : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithURL:(NSURL *)URL SWIFT_NAME("init(url:)") NS_SWIFT_NONISOLATED;
- (instancetype)initWithAsset:(AVAsset *)asset SWIFT_NAME("init(asset:)") NS_SWIFT_NONISOLATED;
@property (readonly) AVPlayerItemStatus status NS_SWIFT_NONISOLATED;
@property (readonly, nullable) NSError *error NS_SWIFT_NONISOLATED;
@property (readonly) NSArray<AVPlayerItemTrack *> *tracks;
@property (readonly) CMTime duration;
@property (readonly) CGSize presentationSize;
@property (readonly) NSArray<NSValue *> *loadedTimeRanges;
@property (readonly, getter=isPlaybackLikelyToKeepUp) BOOL playbackLikelyToKeepUp;
@property NSTimeInterval preferredForwardBufferDuration IOS(10.0);
@property double preferredPeakBitRate IOS(8.0);
@property double preferredPeakBitRateForExpensiveNetworks IOS(15.0);
- (CMTime)currentTime;
@end
NS_SWIFT_UI_ACTOR
@interface AVPlayerItemTrack : NSObject
@property (readonly, nullable) AVAssetTrack *assetTrack;
@property (getter=isEnabled) BOOL enabled;
@end
NS_ASSUME_NONNULL_END
