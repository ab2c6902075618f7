#pragma once
#import <QuartzCore/QuartzCore.h>
#import <AVFoundation/AVPlayer.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *AVLayerVideoGravity NS_TYPED_EXTENSIBLE_ENUM;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect SWIFT_NAME("AVLayerVideoGravity.resizeAspect");
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspectFill SWIFT_NAME("AVLayerVideoGravity.resizeAspectFill");
extern AVLayerVideoGravity const AVLayerVideoGravityResize SWIFT_NAME("AVLayerVideoGravity.resize");
@interface AVPlayerLayer : CALayer
@property (nullable, strong) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@end
NS_ASSUME_NONNULL_END
