#pragma once
#import <UIKit/UIGestureRecognizer.h>
NS_ASSUME_NONNULL_BEGIN
@protocol UIScrollViewDelegate;
typedef NAMED_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior, "UIScrollView.ContentInsetAdjustmentBehavior") {
    UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes,
    UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways
};
typedef NAMED_ENUM(NSInteger, UIScrollViewKeyboardDismissMode, "UIScrollView.KeyboardDismissMode") {
    UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive
};
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIScrollView.DecelerationRate");
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateNormal
    SWIFT_NAME("UIScrollViewDecelerationRate.normal");
extern UIScrollViewDecelerationRate const UIScrollViewDecelerationRateFast SWIFT_NAME("UIScrollViewDecelerationRate.fast");
NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset IOS(11.0);
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior IOS(11.0);
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide IOS(11.0);
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide IOS(11.0);
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated SWIFT_NAME("setContentOffset(_:animated:)");
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated SWIFT_NAME("scrollRectToVisible(_:animated:)");
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view SWIFT_NAME("touchesShouldCancel(in:)");
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) CGFloat zoomScale;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated SWIFT_NAME("setZoomScale(_:animated:)");
- (void)flashScrollIndicators;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@end
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity
    targetContentOffset:(CGPoint *)offset;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView SWIFT_NAME("viewForZooming(in:)");
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
@end
NS_ASSUME_NONNULL_END
