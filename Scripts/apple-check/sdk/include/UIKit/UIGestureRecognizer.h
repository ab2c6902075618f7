#pragma once
#import <UIKit/UIView.h>
NS_ASSUME_NONNULL_BEGIN
@protocol UIGestureRecognizerDelegate;
typedef NAMED_ENUM(NSInteger, UIGestureRecognizerState, "UIGestureRecognizer.State") {
    UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged,
    UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed,
    UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
};
NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, readonly) UIView *view;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nullable, nonatomic, copy) NSString *name IOS(11.0);
@property (nonatomic, readonly) NSUInteger numberOfTouches;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other SWIFT_NAME("require(toFail:)");
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME("location(in:)");
- (CGPoint)locationOfTouch:(NSUInteger)index inView:(nullable UIView *)view SWIFT_NAME("location(ofTouch:in:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other
    SWIFT_NAME("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other
    SWIFT_NAME("gestureRecognizer(_:shouldRequireFailureOf:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other
    SWIFT_NAME("gestureRecognizer(_:shouldBeRequiredToFailBy:)");
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch
    SWIFT_NAME("gestureRecognizer(_:shouldReceive:)");
@end
NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end
NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end
NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (CGPoint)translationInView:(nullable UIView *)view SWIFT_NAME("translation(in:)");
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view SWIFT_NAME("setTranslation(_:in:)");
- (CGPoint)velocityInView:(nullable UIView *)view SWIFT_NAME("velocity(in:)");
@end
typedef NAMED_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection, "UISwipeGestureRecognizer.Direction") {
    UISwipeGestureRecognizerDirectionRight = 1 << 0, UISwipeGestureRecognizerDirectionLeft = 1 << 1,
    UISwipeGestureRecognizerDirectionUp = 1 << 2, UISwipeGestureRecognizerDirectionDown = 1 << 3
};
NS_SWIFT_UI_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end
NS_ASSUME_NONNULL_END
