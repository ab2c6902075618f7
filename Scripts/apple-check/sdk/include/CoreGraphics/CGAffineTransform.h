#pragma once
#include <CoreFoundation/CoreFoundation.h>
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;
extern const CGAffineTransform CGAffineTransformIdentity SWIFT_NAME("CGAffineTransform.identity");
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty) SWIFT_NAME("CGAffineTransform.init(translationX:y:)");
CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy) SWIFT_NAME("CGAffineTransform.init(scaleX:y:)");
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) SWIFT_NAME("CGAffineTransform.init(rotationAngle:)");
bool CGAffineTransformIsIdentity(CGAffineTransform t) SWIFT_NAME("getter:CGAffineTransform.isIdentity(self:)");
CGAffineTransform CGAffineTransformTranslate(CGAffineTransform t, CGFloat tx, CGFloat ty)
    SWIFT_NAME("CGAffineTransform.translatedBy(self:x:y:)");
CGAffineTransform CGAffineTransformScale(CGAffineTransform t, CGFloat sx, CGFloat sy)
    SWIFT_NAME("CGAffineTransform.scaledBy(self:x:y:)");
CGAffineTransform CGAffineTransformRotate(CGAffineTransform t, CGFloat angle)
    SWIFT_NAME("CGAffineTransform.rotated(self:by:)");
CGAffineTransform CGAffineTransformInvert(CGAffineTransform t) SWIFT_NAME("CGAffineTransform.inverted(self:)");
CGAffineTransform CGAffineTransformConcat(CGAffineTransform t, CGAffineTransform other)
    SWIFT_NAME("CGAffineTransform.concatenating(self:_:)");
