#pragma once
#import <UIKit/UIView.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSInteger, UIStackViewDistribution, "UIStackView.Distribution") {
    UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally,
    UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering
};
typedef NAMED_ENUM(NSInteger, UIStackViewAlignment, "UIStackView.Alignment") {
    UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter,
    UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline, UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
    UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing
};
NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index SWIFT_NAME("insertArrangedSubview(_:at:)");
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view IOS(11.0) SWIFT_NAME("setCustomSpacing(_:after:)");
- (CGFloat)customSpacingAfterView:(UIView *)view IOS(11.0) SWIFT_NAME("customSpacing(after:)");
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end
extern const CGFloat UIStackViewSpacingUseDefault IOS(11.0) SWIFT_NAME("UIStackView.spacingUseDefault");
extern const CGFloat UIStackViewSpacingUseSystem IOS(11.0) SWIFT_NAME("UIStackView.spacingUseSystem");
NS_ASSUME_NONNULL_END
