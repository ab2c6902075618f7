#pragma once
#import <UIKit/UIGeometry.h>
NS_ASSUME_NONNULL_BEGIN
@class UITraitCollection;
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)color SWIFT_NAME("init(cgColor:)");
- (UIColor *)initWithDynamicProvider:(UIColor *(^)(UITraitCollection *traits))provider IOS(13.0);
+ (nullable UIColor *)colorNamed:(NSString *)name SWIFT_NAME("init(named:)");
- (void)set;
- (void)setFill;
- (void)setStroke;
- (BOOL)getRed:(nullable CGFloat *)red green:(nullable CGFloat *)green blue:(nullable CGFloat *)blue
    alpha:(nullable CGFloat *)alpha SWIFT_NAME("getRed(_:green:blue:alpha:)");
- (BOOL)getWhite:(nullable CGFloat *)white alpha:(nullable CGFloat *)alpha SWIFT_NAME("getWhite(_:alpha:)");
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT_NAME("withAlphaComponent(_:)");
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traits IOS(13.0) SWIFT_NAME("resolvedColor(with:)");
@property (nonatomic, readonly) CGColorRef CGColor SWIFT_NAME("cgColor");
@property (class, nonatomic, readonly) UIColor *blackColor SWIFT_NAME("black");
@property (class, nonatomic, readonly) UIColor *darkGrayColor SWIFT_NAME("darkGray");
@property (class, nonatomic, readonly) UIColor *lightGrayColor SWIFT_NAME("lightGray");
@property (class, nonatomic, readonly) UIColor *whiteColor SWIFT_NAME("white");
@property (class, nonatomic, readonly) UIColor *grayColor SWIFT_NAME("gray");
@property (class, nonatomic, readonly) UIColor *redColor SWIFT_NAME("red");
@property (class, nonatomic, readonly) UIColor *greenColor SWIFT_NAME("green");
@property (class, nonatomic, readonly) UIColor *blueColor SWIFT_NAME("blue");
@property (class, nonatomic, readonly) UIColor *cyanColor SWIFT_NAME("cyan");
@property (class, nonatomic, readonly) UIColor *yellowColor SWIFT_NAME("yellow");
@property (class, nonatomic, readonly) UIColor *magentaColor SWIFT_NAME("magenta");
@property (class, nonatomic, readonly) UIColor *orangeColor SWIFT_NAME("orange");
@property (class, nonatomic, readonly) UIColor *purpleColor SWIFT_NAME("purple");
@property (class, nonatomic, readonly) UIColor *brownColor SWIFT_NAME("brown");
@property (class, nonatomic, readonly) UIColor *clearColor SWIFT_NAME("clear");
@property (class, nonatomic, readonly) UIColor *systemRedColor SWIFT_NAME("systemRed") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGreenColor SWIFT_NAME("systemGreen") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemBlueColor SWIFT_NAME("systemBlue") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemOrangeColor SWIFT_NAME("systemOrange") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemYellowColor SWIFT_NAME("systemYellow") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemPinkColor SWIFT_NAME("systemPink") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemPurpleColor SWIFT_NAME("systemPurple") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemTealColor SWIFT_NAME("systemTeal") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemIndigoColor SWIFT_NAME("systemIndigo") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemBrownColor SWIFT_NAME("systemBrown") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGrayColor SWIFT_NAME("systemGray") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray2Color SWIFT_NAME("systemGray2") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray3Color SWIFT_NAME("systemGray3") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray4Color SWIFT_NAME("systemGray4") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray5Color SWIFT_NAME("systemGray5") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *systemGray6Color SWIFT_NAME("systemGray6") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *labelColor SWIFT_NAME("label");
@property (class, nonatomic, readonly) UIColor *secondaryLabelColor SWIFT_NAME("secondaryLabel");
@property (class, nonatomic, readonly) UIColor *tertiaryLabelColor SWIFT_NAME("tertiaryLabel");
@property (class, nonatomic, readonly) UIColor *quaternaryLabelColor SWIFT_NAME("quaternaryLabel");
@property (class, nonatomic, readonly) UIColor *linkColor SWIFT_NAME("link");
@property (class, nonatomic, readonly) UIColor *placeholderTextColor SWIFT_NAME("placeholderText");
@property (class, nonatomic, readonly) UIColor *separatorColor SWIFT_NAME("separator");
@property (class, nonatomic, readonly) UIColor *opaqueSeparatorColor SWIFT_NAME("opaqueSeparator");
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor SWIFT_NAME("systemBackground") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor SWIFT_NAME("secondarySystemBackground") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor SWIFT_NAME("tertiarySystemBackground");
@property (class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor SWIFT_NAME("systemGroupedBackground") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor SWIFT_NAME("secondarySystemGroupedBackground") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *tertiarySystemGroupedBackgroundColor SWIFT_NAME("tertiarySystemGroupedBackground");
@property (class, nonatomic, readonly) UIColor *systemFillColor SWIFT_NAME("systemFill") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *secondarySystemFillColor SWIFT_NAME("secondarySystemFill") IOS(13.0);
@property (class, nonatomic, readonly) UIColor *tertiarySystemFillColor SWIFT_NAME("tertiarySystemFill");
@property (class, nonatomic, readonly) UIColor *quaternarySystemFillColor SWIFT_NAME("quaternarySystemFill");
@property (class, nonatomic, readonly) UIColor *lightTextColor SWIFT_NAME("lightText");
@property (class, nonatomic, readonly) UIColor *darkTextColor SWIFT_NAME("darkText");
@property (class, nonatomic, readonly) UIColor *tintColor SWIFT_NAME("tintColor") IOS(15.0);
@property (class, nonatomic, readonly) UIColor *systemMintColor SWIFT_NAME("systemMint") IOS(15.0);
@property (class, nonatomic, readonly) UIColor *systemCyanColor SWIFT_NAME("systemCyan") IOS(15.0);
@end
NS_ASSUME_NONNULL_END
