#pragma once
#import <AVFoundation/AVPlayerItem.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSInteger, AVPlayerTimeControlStatus, "AVPlayer.TimeControlStatus") {
    AVPlayerTimeControlStatusPaused = 0, AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
    AVPlayerTimeControlStatusPlaying = 2
} IOS(10.0);
typedef NAMED_ENUM(NSInteger, AVPlayerActionAtItemEnd, "AVPlayer.ActionAtItemEnd") {
    AVPlayerActionAtItemEndAdvance = 0, AVPlayerActionAtItemEndPause = 1, AVPlayerActionAtItemEndNone = 2
};
typedef NS_ENUM(NSInteger, AVPlayerAudiovisualBackgroundPlaybackPolicy) {
    AVPlayerAudiovisualBackgroundPlaybackPolicyAutomatic = 1, AVPlayerAudiovisualBackgroundPlaybackPolicyPauses = 2,
    AVPlayerAudiovisualBackgroundPlaybackPolicyContinuesIfPossible = 3
} IOS(15.0);
NS_SWIFT_UI_ACTOR
@interface AVPlayer : NSObject
- (instancetype)init NS_SWIFT_NONISOLATED;
- (instancetype)initWithPlayerItem:(nullable AVPlayerItem *)item SWIFT_NAME("init(playerItem:)") NS_SWIFT_NONISOLATED;
- (instancetype)initWithURL:(NSURL *)URL SWIFT_NAME("init(url:)") NS_SWIFT_NONISOLATED;
@property float rate;
@property float volume IOS(7.0);
@property (readonly, nullable) NSError *error;
- (CMTime)currentTime;
- (void)seekToTime:(CMTime)time SWIFT_NAME("seek(to:)");
@property (readonly, nullable) AVPlayerItem *currentItem;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item SWIFT_NAME("replaceCurrentItem(with:)");
- (void)play;
- (void)pause;
@property (getter=isMuted) BOOL muted IOS(7.0);
@property AVPlayerActionAtItemEnd actionAtItemEnd;
@property (readonly) AVPlayerTimeControlStatus timeControlStatus IOS(10.0);
@property BOOL automaticallyWaitsToMinimizeStalling IOS(10.0);
@property BOOL allowsExternalPlayback IOS(6.0);
@property BOOL preventsDisplaySleepDuringVideoPlayback IOS(12.0);
@property AVPlayerAudiovisualBackgroundPlaybackPolicy audiovisualBackgroundPlaybackPolicy IOS(15.0);
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after
    completionHandler:(void (NS_SWIFT_SENDABLE ^)(BOOL finished))completionHandler
    SWIFT_NAME("seek(to:toleranceBefore:toleranceAfter:completionHandler:)");
@end
NS_ASSUME_NONNULL_END
