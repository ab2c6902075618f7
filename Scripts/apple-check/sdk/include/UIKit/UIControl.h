#pragma once
#import <UIKit/UIView.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_OPTIONS(NSUInteger, UIControlEvents, "UIControl.Event") {
    UIControlEventTouchDown = 1 << 0, UIControlEventTouchDownRepeat = 1 << 1, UIControlEventTouchDragInside = 1 << 2,
    UIControlEventTouchDragOutside = 1 << 3, UIControlEventTouchDragEnter = 1 << 4, UIControlEventTouchDragExit = 1 << 5,
    UIControlEventTouchUpInside = 1 << 6, UIControlEventTouchUpOutside = 1 << 7, UIControlEventTouchCancel = 1 << 8,
    UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered = 1 << 13,
    UIControlEventAllTouchEvents = 0x00000FFF, UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NAMED_OPTIONS(NSUInteger, UIControlState, "UIControl.State") {
    UIControlStateNormal __attribute__((swift_name("normal"))) = 0,
    UIControlStateHighlighted = 1 << 0, UIControlStateDisabled = 1 << 1, UIControlStateSelected = 1 << 2,
    UIControlStateFocused = 1 << 3
};
typedef NAMED_ENUM(NSInteger, UIControlContentVerticalAlignment, "UIControl.ContentVerticalAlignment") {
    UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop, UIControlContentVerticalAlignmentBottom,
    UIControlContentVerticalAlignmentFill
};
typedef NAMED_ENUM(NSInteger, UIControlContentHorizontalAlignment, "UIControl.ContentHorizontalAlignment") {
    UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
    UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading,
    UIControlContentHorizontalAlignmentTrailing
};
typedef NAMED_ENUM(NSInteger, UIMenuElementState, "UIMenuElement.State") { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed };
typedef NAMED_OPTIONS(NSUInteger, UIMenuElementAttributes, "UIMenuElement.Attributes") {
    UIMenuElementAttributesDisabled = 1 << 0, UIMenuElementAttributesDestructive = 1 << 1, UIMenuElementAttributesHidden = 1 << 2
};
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UIMenuElement : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly, nullable) UIImage *image;
@end
@class UIAction;
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIAction.Identifier") IOS(13.0);
typedef void (^UIActionHandler)(__kindof UIAction *action) IOS(13.0);
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UIAction : UIMenuElement
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly, nullable) id sender;
@end
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)action IOS(14.0)
    SWIFT_NAME("init(frame:primaryAction:)");
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event SWIFT_NAME("beginTracking(_:with:)");
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event SWIFT_NAME("continueTracking(_:with:)");
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event SWIFT_NAME("endTracking(_:with:)");
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event SWIFT_NAME("cancelTracking(with:)");
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events
    SWIFT_NAME("addTarget(_:action:for:)");
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)events
    SWIFT_NAME("removeTarget(_:action:for:)");
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events IOS(14.0) SWIFT_NAME("addAction(_:for:)");
- (void)removeAction:(UIAction *)action forControlEvents:(UIControlEvents)events IOS(14.0) SWIFT_NAME("removeAction(_:for:)");
- (void)removeActionForIdentifier:(UIActionIdentifier)identifier forControlEvents:(UIControlEvents)events IOS(14.0)
    SWIFT_NAME("removeAction(identifiedBy:for:)");
- (void)sendActionsForControlEvents:(UIControlEvents)events SWIFT_NAME("sendActions(for:)");
@property (nonatomic, readonly) NSSet *allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target forControlEvent:(UIControlEvents)event
    SWIFT_NAME("actions(forTarget:forControlEvent:)");
@end
typedef NAMED_ENUM(NSInteger, UIButtonType, "UIButton.ButtonType") {
    UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark,
    UIButtonTypeContactAdd, UIButtonTypePlain, UIButtonTypeClose
};
@class UILabel, UIImageView;
NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)type SWIFT_NAME("init(type:)");
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic) UIEdgeInsets contentEdgeInsets
    IOS_DEPRECATED(2.0, 15.0, "This property is ignored when using UIButtonConfiguration");
@property (nonatomic) UIEdgeInsets titleEdgeInsets
    IOS_DEPRECATED(2.0, 15.0, "This property is ignored when using UIButtonConfiguration");
@property (nonatomic) UIEdgeInsets imageEdgeInsets
    IOS_DEPRECATED(2.0, 15.0, "This property is ignored when using UIButtonConfiguration");
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state SWIFT_NAME("setTitle(_:for:)");
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state SWIFT_NAME("setTitleColor(_:for:)");
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state SWIFT_NAME("setImage(_:for:)");
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state SWIFT_NAME("setBackgroundImage(_:for:)");
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state
    SWIFT_NAME("setAttributedTitle(_:for:)");
- (nullable NSString *)titleForState:(UIControlState)state SWIFT_NAME("title(for:)");
- (nullable UIColor *)titleColorForState:(UIControlState)state SWIFT_NAME("titleColor(for:)");
- (nullable UIImage *)imageForState:(UIControlState)state SWIFT_NAME("image(for:)");
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property (nonatomic, readonly, strong) UIColor *currentTitleColor;
@property (nullable, nonatomic, readonly, strong) UIImage *currentImage;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@end
NS_ASSUME_NONNULL_END
