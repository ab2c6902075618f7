// What a recogniser of one's own overrides. Seen only by `import UIKit.UIGestureRecognizerSubclass`.
#pragma once
#import <UIKit/UIGestureRecognizer.h>
NS_ASSUME_NONNULL_BEGIN
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME("touchesBegan(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME("touchesMoved(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME("touchesEnded(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event SWIFT_NAME("touchesCancelled(_:with:)");
- (void)reset;
- (void)ignoreTouch:(UITouch *)touch forEvent:(UIEvent *)event SWIFT_NAME("ignore(_:for:)");
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)other SWIFT_NAME("canPrevent(_:)");
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)other SWIFT_NAME("canBePrevented(by:)");
@end
NS_ASSUME_NONNULL_END
