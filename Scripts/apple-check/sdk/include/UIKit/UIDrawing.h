#pragma once
#import <UIKit/UIImage.h>
#import <UIKit/UITraits.h>
NS_ASSUME_NONNULL_BEGIN
CGContextRef _Nullable UIGraphicsGetCurrentContext(void) __attribute__((cf_returns_not_retained));
void UIGraphicsPushContext(CGContextRef context);
void UIGraphicsPopContext(void);
void UIRectFill(CGRect rect);
void UIRectClip(CGRect rect);
@interface UIGraphicsRendererFormat : NSObject <NSCopying>
@property (nonatomic, readonly) CGRect bounds;
@end
@interface UIGraphicsRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext SWIFT_NAME("cgContext");
- (void)fillRect:(CGRect)rect SWIFT_NAME("fill(_:)");
- (void)strokeRect:(CGRect)rect SWIFT_NAME("stroke(_:)");
- (void)clipToRect:(CGRect)rect SWIFT_NAME("clip(to:)");
@end
@interface UIGraphicsRenderer : NSObject
- (instancetype)initWithBounds:(CGRect)bounds;
@end
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
+ (instancetype)defaultFormat SWIFT_NAME("default()");
+ (instancetype)preferredFormat IOS(11.0) SWIFT_NAME("preferred()");
@end
@interface UIGraphicsImageRendererContext : UIGraphicsRendererContext
@property (nonatomic, readonly) UIImage *currentImage;
@end
@interface UIGraphicsImageRenderer : UIGraphicsRenderer
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format;
- (UIImage *)imageWithActions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *context))actions
    SWIFT_NAME("image(actions:)");
- (NSData *)PNGDataWithActions:(void (NS_NOESCAPE ^)(UIGraphicsImageRendererContext *context))actions
    SWIFT_NAME("pngData(actions:)");
@end
@interface UIBezierPath : NSObject <NSCopying>
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithRect:(CGRect)rect SWIFT_NAME("init(rect:)");
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect SWIFT_NAME("init(ovalIn:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius SWIFT_NAME("init(roundedRect:cornerRadius:)");
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii
    SWIFT_NAME("init(roundedRect:byRoundingCorners:cornerRadii:)");
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start
    endAngle:(CGFloat)end clockwise:(BOOL)clockwise SWIFT_NAME("init(arcCenter:radius:startAngle:endAngle:clockwise:)");
+ (instancetype)bezierPathWithCGPath:(CGPathRef)path SWIFT_NAME("init(cgPath:)");
- (instancetype)init;
@property (nonatomic) CGPathRef CGPath SWIFT_NAME("cgPath");
- (void)moveToPoint:(CGPoint)point SWIFT_NAME("move(to:)");
- (void)addLineToPoint:(CGPoint)point SWIFT_NAME("addLine(to:)");
- (void)addCurveToPoint:(CGPoint)end controlPoint1:(CGPoint)first controlPoint2:(CGPoint)second
    SWIFT_NAME("addCurve(to:controlPoint1:controlPoint2:)");
- (void)addQuadCurveToPoint:(CGPoint)end controlPoint:(CGPoint)control SWIFT_NAME("addQuadCurve(to:controlPoint:)");
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)start endAngle:(CGFloat)end
    clockwise:(BOOL)clockwise SWIFT_NAME("addArc(withCenter:radius:startAngle:endAngle:clockwise:)");
- (void)closePath SWIFT_NAME("close()");
- (void)removeAllPoints;
- (void)appendPath:(UIBezierPath *)path SWIFT_NAME("append(_:)");
- (void)applyTransform:(CGAffineTransform)transform SWIFT_NAME("apply(_:)");
@property (readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
- (BOOL)containsPoint:(CGPoint)point SWIFT_NAME("contains(_:)");
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) BOOL usesEvenOddFillRule;
- (void)fill;
- (void)stroke;
- (void)addClip;
@end
NS_ASSUME_NONNULL_END
