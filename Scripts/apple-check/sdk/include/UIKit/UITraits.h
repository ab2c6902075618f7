#pragma once
#import <UIKit/UIFont.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *UIContentSizeCategory NS_TYPED_EXTENSIBLE_ENUM;
extern UIContentSizeCategory const UIContentSizeCategoryLarge;
extern UIContentSizeCategory const UIContentSizeCategoryExtraLarge;
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection IOS(13.0) SWIFT_NAME("current");
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style SWIFT_NAME("init(userInterfaceStyle:)");
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale SWIFT_NAME("init(displayScale:)");
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category IOS(10.0)
    SWIFT_NAME("init(preferredContentSizeCategory:)");
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)size
    SWIFT_NAME("init(horizontalSizeClass:)");
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)collections
    SWIFT_NAME("init(traitsFrom:)");
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traits IOS(13.0)
    SWIFT_NAME("hasDifferentColorAppearance(comparedTo:)");
- (void)performAsCurrentTraitCollection:(void (NS_NOESCAPE ^)(void))actions IOS(13.0) SWIFT_NAME("performAsCurrent(_:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previous
    IOS_DEPRECATED(8.0, 17.0, "Use the trait change registration APIs declared in the UITraitChangeObservable protocol");
@end
NS_ASSUME_NONNULL_END
