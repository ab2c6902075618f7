#pragma once
#import <UIKit/UITraits.h>
NS_ASSUME_NONNULL_BEGIN
@class UIView, UIWindow, UIGestureRecognizer;
typedef NAMED_ENUM(NSInteger, UITouchPhase, "UITouch.Phase") {
    UITouchPhaseBegan, UITouchPhaseMoved, UITouchPhaseStationary, UITouchPhaseEnded, UITouchPhaseCancelled
};
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
@property (nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME("location(in:)");
- (CGPoint)previousLocationInView:(nullable UIView *)view SWIFT_NAME("previousLocation(in:)");
@end
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
- (nullable NSSet<UITouch *> *)touchesForView:(UIView *)view SWIFT_NAME("touches(for:)");
@end
NS_ASSUME_NONNULL_END
