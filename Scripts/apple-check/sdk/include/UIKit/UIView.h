#pragma once
#import <UIKit/UILayout.h>
#import <UIKit/UIImage.h>
NS_ASSUME_NONNULL_BEGIN
@class UIViewController, UIGestureRecognizer;
typedef NAMED_ENUM(NSInteger, UIViewContentMode, "UIView.ContentMode") {
    UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw,
    UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight,
    UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight
};
typedef NAMED_OPTIONS(NSUInteger, UIViewAutoresizing, "UIView.AutoresizingMask") {
    UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1 << 0, UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleRightMargin = 1 << 2, UIViewAutoresizingFlexibleTopMargin = 1 << 3,
    UIViewAutoresizingFlexibleHeight = 1 << 4, UIViewAutoresizingFlexibleBottomMargin = 1 << 5
};
typedef NAMED_OPTIONS(NSUInteger, UIViewAnimationOptions, "UIView.AnimationOptions") {
    UIViewAnimationOptionLayoutSubviews = 1 << 0, UIViewAnimationOptionAllowUserInteraction = 1 << 1,
    UIViewAnimationOptionBeginFromCurrentState = 1 << 2, UIViewAnimationOptionRepeat = 1 << 3,
    UIViewAnimationOptionAutoreverse = 1 << 4,
    UIViewAnimationOptionCurveEaseInOut __attribute__((swift_name("curveEaseInOut"))) = 0 << 16,
    UIViewAnimationOptionCurveEaseIn = 1 << 16, UIViewAnimationOptionCurveEaseOut = 2 << 16,
    UIViewAnimationOptionCurveLinear = 3 << 16, UIViewAnimationOptionTransitionCrossDissolve = 5 << 20
};
typedef NAMED_ENUM(NSInteger, UIViewTintAdjustmentMode, "UIView.TintAdjustmentMode") {
    UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal, UIViewTintAdjustmentModeDimmed
};
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
    UISemanticContentAttributeUnspecified = 0, UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial,
    UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft
};
NS_SWIFT_UI_ACTOR
@protocol UICoordinateSpace <NSObject>
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)space SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)space SWIFT_NAME("convert(_:to:)");
@property (readonly, nonatomic) CGRect bounds;
@end
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UICoordinateSpace, UIAccessibilityIdentification>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGPoint anchorPoint IOS(16.0);
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT_NAME("hitTest(_:with:)");
- (BOOL)pointInside:(CGPoint)point withEvent:(nullable UIEvent *)event SWIFT_NAME("point(inside:with:)");
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view SWIFT_NAME("convert(_:to:)");
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view SWIFT_NAME("convert(_:from:)");
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view SWIFT_NAME("convert(_:from:)");
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index SWIFT_NAME("insertSubview(_:at:)");
- (void)exchangeSubviewAtIndex:(NSInteger)index withSubviewAtIndex:(NSInteger)other
    SWIFT_NAME("exchangeSubview(at:withSubviewAt:)");
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling SWIFT_NAME("insertSubview(_:belowSubview:)");
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling SWIFT_NAME("insertSubview(_:aboveSubview:)");
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)superview SWIFT_NAME("willMove(toSuperview:)");
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)window SWIFT_NAME("willMove(toWindow:)");
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME("isDescendant(of:)");
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins IOS(11.0);
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea IOS(11.0);
- (void)layoutMarginsDidChange;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets IOS(11.0);
- (void)safeAreaInsetsDidChange IOS(11.0);
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide IOS(11.0);
- (void)drawRect:(CGRect)rect SWIFT_NAME("draw(_:)");
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect SWIFT_NAME("setNeedsDisplay(_:)");
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nullable, nonatomic, strong) UIView *maskView SWIFT_NAME("mask");
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection IOS(10.0);
+ (UIUserInterfaceLayoutDirection)userInterfaceLayoutDirectionForSemanticContentAttribute:(UISemanticContentAttribute)attribute SWIFT_NAME("userInterfaceLayoutDirection(for:)") IOS(9.0);
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0);
@property (class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions SWIFT_NAME("performWithoutAnimation(_:)");
@property (class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options
    animations:(void (^)(void))animations completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("animate(withDuration:delay:options:animations:completion:)") SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("animate(withDuration:animations:completion:)") SWIFT_DISABLE_ASYNC;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations
    SWIFT_NAME("animate(withDuration:animations:)");
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)damping
    initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations
    completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)")
    SWIFT_DISABLE_ASYNC;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options
    animations:(void (^_Nullable)(void))animations completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("transition(with:duration:options:animations:completion:)") SWIFT_DISABLE_ASYNC;
@property (nonatomic, readonly) NSArray<__kindof NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<__kindof NSLayoutConstraint *> *)constraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (BOOL)needsUpdateConstraints;
- (void)setNeedsUpdateConstraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;
- (CGRect)alignmentRectForFrame:(CGRect)frame SWIFT_NAME("alignmentRect(forFrame:)");
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis SWIFT_NAME("contentHuggingPriority(for:)");
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis
    SWIFT_NAME("setContentHuggingPriority(_:for:)");
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis
    SWIFT_NAME("contentCompressionResistancePriority(for:)");
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis
    SWIFT_NAME("setContentCompressionResistancePriority(_:for:)");
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size SWIFT_NAME("systemLayoutSizeFitting(_:)");
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size withHorizontalFittingPriority:(UILayoutPriority)horizontal
    verticalFittingPriority:(UILayoutPriority)vertical
    SWIFT_NAME("systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)");
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (void)removeLayoutGuide:(UILayoutGuide *)guide;
ANCHORS;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *lastBaselineAnchor;
- (nullable UIView *)snapshotViewAfterScreenUpdates:(BOOL)after SWIFT_NAME("snapshotView(afterScreenUpdates:)");
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)after
    SWIFT_NAME("drawHierarchy(in:afterScreenUpdates:)");
@end
extern const CGSize UILayoutFittingCompressedSize SWIFT_NAME("UIView.layoutFittingCompressedSize");
extern const CGSize UILayoutFittingExpandedSize SWIFT_NAME("UIView.layoutFittingExpandedSize");
extern const CGFloat UIViewNoIntrinsicMetric SWIFT_NAME("UIView.noIntrinsicMetric");
NS_ASSUME_NONNULL_END
