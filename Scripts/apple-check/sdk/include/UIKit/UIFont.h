#pragma once
#import <UIKit/UIGeometry.h>
NS_ASSUME_NONNULL_BEGIN
@class UIFont, UIFontDescriptor, UITraitCollection;
typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIFont.Weight");
extern UIFontWeight const UIFontWeightUltraLight SWIFT_NAME("UIFontWeight.ultraLight");
extern UIFontWeight const UIFontWeightThin SWIFT_NAME("UIFontWeight.thin");
extern UIFontWeight const UIFontWeightLight SWIFT_NAME("UIFontWeight.light");
extern UIFontWeight const UIFontWeightRegular SWIFT_NAME("UIFontWeight.regular");
extern UIFontWeight const UIFontWeightMedium SWIFT_NAME("UIFontWeight.medium");
extern UIFontWeight const UIFontWeightSemibold SWIFT_NAME("UIFontWeight.semibold");
extern UIFontWeight const UIFontWeightBold SWIFT_NAME("UIFontWeight.bold");
extern UIFontWeight const UIFontWeightHeavy SWIFT_NAME("UIFontWeight.heavy");
extern UIFontWeight const UIFontWeightBlack SWIFT_NAME("UIFontWeight.black");
typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIFont.TextStyle");
extern UIFontTextStyle const UIFontTextStyleLargeTitle SWIFT_NAME("UIFontTextStyle.largeTitle");
extern UIFontTextStyle const UIFontTextStyleTitle1 SWIFT_NAME("UIFontTextStyle.title1");
extern UIFontTextStyle const UIFontTextStyleTitle2 SWIFT_NAME("UIFontTextStyle.title2");
extern UIFontTextStyle const UIFontTextStyleTitle3 SWIFT_NAME("UIFontTextStyle.title3");
extern UIFontTextStyle const UIFontTextStyleHeadline SWIFT_NAME("UIFontTextStyle.headline");
extern UIFontTextStyle const UIFontTextStyleSubheadline SWIFT_NAME("UIFontTextStyle.subheadline");
extern UIFontTextStyle const UIFontTextStyleBody SWIFT_NAME("UIFontTextStyle.body");
extern UIFontTextStyle const UIFontTextStyleCallout SWIFT_NAME("UIFontTextStyle.callout");
extern UIFontTextStyle const UIFontTextStyleFootnote SWIFT_NAME("UIFontTextStyle.footnote");
extern UIFontTextStyle const UIFontTextStyleCaption1 SWIFT_NAME("UIFontTextStyle.caption1");
extern UIFontTextStyle const UIFontTextStyleCaption2 SWIFT_NAME("UIFontTextStyle.caption2");
typedef NAMED_OPTIONS(uint32_t, UIFontDescriptorSymbolicTraits, "UIFontDescriptor.SymbolicTraits") {
    UIFontDescriptorTraitItalic = 1u << 0, UIFontDescriptorTraitBold = 1u << 1
};
NS_SWIFT_SENDABLE
@interface UIFontDescriptor : NSObject <NSCopying>
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)traits
    SWIFT_NAME("withSymbolicTraits(_:)");
@end
NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style SWIFT_NAME("preferredFont(forTextStyle:)");
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traits
    SWIFT_NAME("preferredFont(forTextStyle:compatibleWith:)");
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size SWIFT_NAME("init(name:size:)");
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)size SWIFT_NAME("init(descriptor:size:)");
+ (UIFont *)systemFontOfSize:(CGFloat)size SWIFT_NAME("systemFont(ofSize:)");
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size SWIFT_NAME("boldSystemFont(ofSize:)");
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size SWIFT_NAME("italicSystemFont(ofSize:)");
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight SWIFT_NAME("systemFont(ofSize:weight:)");
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight
    SWIFT_NAME("monospacedDigitSystemFont(ofSize:weight:)");
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight IOS(13.0)
    SWIFT_NAME("monospacedSystemFont(ofSize:weight:)");
@property (nonatomic, readonly, strong) NSString *familyName;
@property (nonatomic, readonly, strong) NSString *fontName;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat ascender;
@property (nonatomic, readonly) CGFloat descender;
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (nonatomic, readonly) CGFloat leading;
@property (nonatomic, readonly) UIFontDescriptor *fontDescriptor;
@property (class, nonatomic, readonly) CGFloat labelFontSize;
@property (class, nonatomic, readonly) CGFloat systemFontSize;
@property (class, nonatomic, readonly) CGFloat smallSystemFontSize;
- (UIFont *)fontWithSize:(CGFloat)size SWIFT_NAME("withSize(_:)");
@end
@interface UIFontMetrics : NSObject
@property (class, readonly, strong) UIFontMetrics *defaultMetrics SWIFT_NAME("default");
- (instancetype)initForTextStyle:(UIFontTextStyle)style SWIFT_NAME("init(forTextStyle:)");
- (UIFont *)scaledFontForFont:(UIFont *)font SWIFT_NAME("scaledFont(for:)");
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)size SWIFT_NAME("scaledFont(for:maximumPointSize:)");
- (CGFloat)scaledValueForValue:(CGFloat)value SWIFT_NAME("scaledValue(for:)");
@end
NS_ASSUME_NONNULL_END
