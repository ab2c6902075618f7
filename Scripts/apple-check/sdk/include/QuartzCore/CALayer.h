#pragma once
#import <Foundation/Foundation.h>
#import <CoreGraphics/CoreGraphics.h>
NS_ASSUME_NONNULL_BEGIN
struct CATransform3D { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; };
typedef struct CATransform3D CATransform3D;
extern const CATransform3D CATransform3DIdentity;
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
typedef NSString *CALayerContentsGravity NS_TYPED_EXTENSIBLE_ENUM;
extern CALayerContentsGravity const kCAGravityResizeAspect SWIFT_NAME("CALayerContentsGravity.resizeAspect");
extern CALayerContentsGravity const kCAGravityResizeAspectFill SWIFT_NAME("CALayerContentsGravity.resizeAspectFill");
typedef NSString *CALayerCornerCurve NS_TYPED_EXTENSIBLE_ENUM;
extern CALayerCornerCurve const kCACornerCurveCircular SWIFT_NAME("CALayerCornerCurve.circular");
extern CALayerCornerCurve const kCACornerCurveContinuous SWIFT_NAME("CALayerCornerCurve.continuous");
typedef NS_OPTIONS(NSUInteger, CACornerMask) {
    kCALayerMinXMinYCorner = 1 << 0, kCALayerMaxXMinYCorner = 1 << 1, kCALayerMinXMaxYCorner = 1 << 2,
    kCALayerMaxXMaxYCorner = 1 << 3
};
@class CAAnimation;
@interface CALayer : NSObject <NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer SWIFT_NAME("init(layer:)");
- (nullable instancetype)presentationLayer SWIFT_NAME("presentation()");
- (instancetype)modelLayer SWIFT_NAME("model()");
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)transform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (nullable, readonly) CALayer *superlayer;
- (void)removeFromSuperlayer;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index SWIFT_NAME("insertSublayer(_:at:)");
@property (nullable, strong) __kindof CALayer *mask;
@property BOOL masksToBounds;
- (CGPoint)convertPoint:(CGPoint)point toLayer:(nullable CALayer *)layer SWIFT_NAME("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromLayer:(nullable CALayer *)layer SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect toLayer:(nullable CALayer *)layer SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromLayer:(nullable CALayer *)layer SWIFT_NAME("convert(_:from:)");
@property (nullable, strong) id contents;
@property (copy) CALayerContentsGravity contentsGravity;
@property CGFloat contentsScale;
@property (getter=isOpaque) BOOL opaque;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners IOS(11.0);
@property (copy) CALayerCornerCurve cornerCurve IOS(13.0);
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
@property (nullable, copy) NSString *name;
- (void)removeAllAnimations;
@end
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@end
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@end
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end
CFTimeInterval CACurrentMediaTime(void);
NS_ASSUME_NONNULL_END
