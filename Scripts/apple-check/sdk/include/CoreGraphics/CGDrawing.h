// Colours, pictures, paths and the context they are drawn into.
#pragma once
#include <CoreGraphics/CGAffineTransform.h>
#define CF_TYPE(_name) typedef struct __attribute__((objc_bridge(id))) _name *_name##Ref
NS_ASSUME_NONNULL_BEGIN
#pragma clang arc_cf_code_audited begin
CF_TYPE(CGColor);
CF_TYPE(CGColorSpace);
CF_TYPE(CGImage);
CF_TYPE(CGPath);
CF_TYPE(CGContext);
CF_TYPE(CGGradient);
CGColorRef CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha) IOS(13.0)
    SWIFT_NAME("CGColorRef.init(red:green:blue:alpha:)");
CGColorRef CGColorCreateGenericGrayGamma2_2(CGFloat gray, CGFloat alpha) IOS(13.0) SWIFT_NAME("CGColorRef.init(gray:alpha:)");
CGColorRef _Nullable CGColorCreateCopyWithAlpha(CGColorRef color, CGFloat alpha) SWIFT_NAME("CGColorRef.copy(self:alpha:)");
size_t CGColorGetNumberOfComponents(CGColorRef color) SWIFT_NAME("getter:CGColorRef.numberOfComponents(self:)");
CGFloat CGColorGetAlpha(CGColorRef color) SWIFT_NAME("getter:CGColorRef.alpha(self:)");
size_t CGImageGetWidth(CGImageRef image) SWIFT_NAME("getter:CGImageRef.width(self:)");
size_t CGImageGetHeight(CGImageRef image) SWIFT_NAME("getter:CGImageRef.height(self:)");
CGImageRef _Nullable CGImageCreateWithImageInRect(CGImageRef image, CGRect rect) SWIFT_NAME("CGImageRef.cropping(self:to:)");
CGPathRef CGPathCreateWithRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    SWIFT_NAME("CGPathRef.init(rect:transform:)");
CGPathRef CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform *_Nullable transform)
    SWIFT_NAME("CGPathRef.init(ellipseIn:transform:)");
CGPathRef CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat cornerHeight,
    const CGAffineTransform *_Nullable transform) SWIFT_NAME("CGPathRef.init(roundedRect:cornerWidth:cornerHeight:transform:)");
typedef enum __attribute__((enum_extensibility(open))) CGLineCap : int32_t {
    kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare
} CGLineCap;
typedef enum __attribute__((enum_extensibility(open))) CGLineJoin : int32_t {
    kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel
} CGLineJoin;
typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int32_t {
    kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen, kCGBlendModeCopy = 17
} CGBlendMode;
void CGContextSaveGState(CGContextRef context) SWIFT_NAME("CGContextRef.saveGState(self:)");
void CGContextRestoreGState(CGContextRef context) SWIFT_NAME("CGContextRef.restoreGState(self:)");
void CGContextScaleCTM(CGContextRef context, CGFloat sx, CGFloat sy) SWIFT_NAME("CGContextRef.scaleBy(self:x:y:)");
void CGContextTranslateCTM(CGContextRef context, CGFloat tx, CGFloat ty) SWIFT_NAME("CGContextRef.translateBy(self:x:y:)");
void CGContextRotateCTM(CGContextRef context, CGFloat angle) SWIFT_NAME("CGContextRef.rotate(self:by:)");
void CGContextConcatCTM(CGContextRef context, CGAffineTransform transform) SWIFT_NAME("CGContextRef.concatenate(self:_:)");
void CGContextSetLineWidth(CGContextRef context, CGFloat width) SWIFT_NAME("CGContextRef.setLineWidth(self:_:)");
void CGContextSetLineCap(CGContextRef context, CGLineCap cap) SWIFT_NAME("CGContextRef.setLineCap(self:_:)");
void CGContextSetLineJoin(CGContextRef context, CGLineJoin join) SWIFT_NAME("CGContextRef.setLineJoin(self:_:)");
void CGContextSetAlpha(CGContextRef context, CGFloat alpha) SWIFT_NAME("CGContextRef.setAlpha(self:_:)");
void CGContextSetFillColorWithColor(CGContextRef context, CGColorRef color) SWIFT_NAME("CGContextRef.setFillColor(self:_:)");
void CGContextSetStrokeColorWithColor(CGContextRef context, CGColorRef color)
    SWIFT_NAME("CGContextRef.setStrokeColor(self:_:)");
void CGContextBeginPath(CGContextRef context) SWIFT_NAME("CGContextRef.beginPath(self:)");
void CGContextClosePath(CGContextRef context) SWIFT_NAME("CGContextRef.closePath(self:)");
void CGContextAddRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.addRect(self:_:)");
void CGContextAddEllipseInRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.addEllipse(self:in:)");
void CGContextAddPath(CGContextRef context, CGPathRef _Nullable path) SWIFT_NAME("CGContextRef.addPath(self:_:)");
void CGContextFillRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.fill(self:_:)");
void CGContextFillEllipseInRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.fillEllipse(self:in:)");
void CGContextStrokeEllipseInRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.strokeEllipse(self:in:)");
void CGContextStrokeRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.stroke(self:_:)");
void CGContextClearRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.clear(self:_:)");
void CGContextClipToRect(CGContextRef context, CGRect rect) SWIFT_NAME("CGContextRef.clip(self:to:)");
void CGContextStrokePath(CGContextRef context) SWIFT_NAME("CGContextRef.strokePath(self:)");
void CGContextBeginTransparencyLayer(CGContextRef context, void *_Nullable info) NS_REFINED_FOR_SWIFT;
void CGContextEndTransparencyLayer(CGContextRef context) SWIFT_NAME("CGContextRef.endTransparencyLayer(self:)");
#pragma clang arc_cf_code_audited end
NS_ASSUME_NONNULL_END
