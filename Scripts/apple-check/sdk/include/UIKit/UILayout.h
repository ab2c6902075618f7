#pragma once
#import <UIKit/UIResponder.h>
NS_ASSUME_NONNULL_BEGIN
@class UIView, NSLayoutConstraint;
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
extern UILayoutPriority const UILayoutPriorityRequired;
extern UILayoutPriority const UILayoutPriorityDefaultHigh;
extern UILayoutPriority const UILayoutPriorityDefaultLow;
extern UILayoutPriority const UILayoutPriorityFittingSizeLevel;
typedef NAMED_ENUM(NSInteger, NSLayoutRelation, "NSLayoutConstraint.Relation") {
    NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1
};
typedef NAMED_ENUM(NSInteger, NSLayoutAttribute, "NSLayoutConstraint.Attribute") {
    NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
    NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
    NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline, NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin,
    NSLayoutAttributeTopMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin, NSLayoutAttributeTrailingMargin,
    NSLayoutAttributeCenterXWithinMargins, NSLayoutAttributeCenterYWithinMargins, NSLayoutAttributeNotAnAttribute = 0
};
typedef NAMED_ENUM(NSInteger, UILayoutConstraintAxis, "NSLayoutConstraint.Axis") {
    UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
};
typedef NAMED_OPTIONS(NSUInteger, NSLayoutFormatOptions, "NSLayoutConstraint.FormatOptions") {
    NSLayoutFormatAlignAllLeft = 1 << 1, NSLayoutFormatAlignAllRight = 1 << 2, NSLayoutFormatAlignAllTop = 1 << 3,
    NSLayoutFormatAlignAllBottom = 1 << 4, NSLayoutFormatAlignAllCenterX = 1 << 9, NSLayoutFormatAlignAllCenterY = 1 << 10,
    NSLayoutFormatDirectionLeadingToTrailing = 0 << 16
};
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor SWIFT_NAME("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant
    SWIFT_NAME("constraint(equalTo:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant
    SWIFT_NAME("constraint(greaterThanOrEqualTo:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant
    SWIFT_NAME("constraint(lessThanOrEqualTo:constant:)");
@end
@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(equalToSystemSpacingAfter:multiplier:)");
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(equalToSystemSpacingBelow:multiplier:)");
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant SWIFT_NAME("constraint(equalToConstant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant
    SWIFT_NAME("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant SWIFT_NAME("constraint(lessThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    constant:(CGFloat)constant SWIFT_NAME("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    constant:(CGFloat)constant SWIFT_NAME("constraint(greaterThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier
    constant:(CGFloat)constant SWIFT_NAME("constraint(lessThanOrEqualTo:multiplier:constant:)");
@end
NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation
    toItem:(nullable id)second attribute:(NSLayoutAttribute)other multiplier:(CGFloat)multiplier constant:(CGFloat)constant
    SWIFT_NAME("init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)");
@property (nonatomic) UILayoutPriority priority;
@property (nonatomic) BOOL shouldBeArchived;
@property (nullable, readonly, assign) id firstItem;
@property (nullable, readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
@property (nullable, copy) NSString *identifier;
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options
    metrics:(nullable NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views
    SWIFT_NAME("constraints(withVisualFormat:options:metrics:views:)");
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME("activate(_:)");
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAME("deactivate(_:)");
@end
#define ANCHORS \
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor; \
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor; \
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor; \
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor; \
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor; \
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor; \
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor; \
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor; \
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor; \
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor
NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
ANCHORS;
@end
NS_ASSUME_NONNULL_END
