#pragma once
#import <UIKit/UIColor.h>
#import <UIKit/UIFont.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSInteger, UIImageOrientation, "UIImage.Orientation") {
    UIImageOrientationUp, UIImageOrientationDown, UIImageOrientationLeft, UIImageOrientationRight
};
typedef NAMED_ENUM(NSInteger, UIImageRenderingMode, "UIImage.RenderingMode") {
    UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate
};
typedef NAMED_ENUM(NSInteger, UIImageSymbolWeight, "UIImage.SymbolWeight") {
    UIImageSymbolWeightUnspecified = 0, UIImageSymbolWeightRegular = 4, UIImageSymbolWeightMedium = 5,
    UIImageSymbolWeightSemibold = 6, UIImageSymbolWeightBold = 7
};
NS_SWIFT_SENDABLE
@interface UIImageConfiguration : NSObject <NSCopying>
@end
NS_SWIFT_SENDABLE SWIFT_NAME("UIImage.SymbolConfiguration")
@interface UIImageSymbolConfiguration : UIImageConfiguration
+ (instancetype)configurationWithPointSize:(CGFloat)size SWIFT_NAME("init(pointSize:)");
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight SWIFT_NAME("init(pointSize:weight:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)style SWIFT_NAME("init(textStyle:)");
@end
NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name IOS(13.0) SWIFT_NAME("init(systemName:)");
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration *)configuration IOS(13.0)
    SWIFT_NAME("init(systemName:withConfiguration:)");
+ (nullable UIImage *)imageNamed:(NSString *)name SWIFT_NAME("init(named:)");
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle
    withConfiguration:(nullable UIImageConfiguration *)configuration IOS(13.0) SWIFT_NAME("init(named:in:with:)");
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle
    compatibleWithTraitCollection:(nullable UITraitCollection *)traits SWIFT_NAME("init(named:in:compatibleWith:)");
- (nullable instancetype)initWithContentsOfFile:(NSString *)path SWIFT_NAME("init(contentsOfFile:)");
- (nullable instancetype)initWithData:(NSData *)data;
- (nullable instancetype)initWithData:(NSData *)data scale:(CGFloat)scale;
- (instancetype)initWithCGImage:(CGImageRef)image SWIFT_NAME("init(cgImage:)");
- (instancetype)initWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation
    SWIFT_NAME("init(cgImage:scale:orientation:)");
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nullable, nonatomic, readonly) CGImageRef CGImage SWIFT_NAME("cgImage");
@property (nullable, nonatomic, readonly) NSArray<UIImage *> *images;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) UIImageRenderingMode renderingMode;
@property (nonatomic, readonly) BOOL symbolImage SWIFT_NAME("isSymbolImage");
+ (nullable UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration
    SWIFT_NAME("animatedImage(with:duration:)");
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode SWIFT_NAME("withRenderingMode(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color IOS(13.0) SWIFT_NAME("withTintColor(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)mode IOS(13.0)
    SWIFT_NAME("withTintColor(_:renderingMode:)");
- (void)drawAtPoint:(CGPoint)point SWIFT_NAME("draw(at:)");
- (void)drawInRect:(CGRect)rect SWIFT_NAME("draw(in:)");
- (nullable UIImage *)imageByPreparingForDisplay IOS(15.0) SWIFT_NAME("preparingForDisplay()");
- (void)prepareForDisplayWithCompletionHandler:(void (NS_SWIFT_SENDABLE ^)(UIImage *_Nullable image))completionHandler IOS(15.0)
    SWIFT_ASYNC_NAME("getter:byPreparingForDisplay()");
- (nullable UIImage *)imageByPreparingThumbnailOfSize:(CGSize)size IOS(15.0) SWIFT_NAME("preparingThumbnail(of:)");
- (void)prepareThumbnailOfSize:(CGSize)size
    completionHandler:(void (NS_SWIFT_SENDABLE ^)(UIImage *_Nullable image))completionHandler IOS(15.0)
    SWIFT_NAME("prepareThumbnail(of:completionHandler:)") SWIFT_ASYNC_NAME("byPreparingThumbnail(ofSize:)");
@end
NSData *_Nullable UIImagePNGRepresentation(UIImage *image) NS_REFINED_FOR_SWIFT;
NSData *_Nullable UIImageJPEGRepresentation(UIImage *image, CGFloat quality) NS_REFINED_FOR_SWIFT;
NS_ASSUME_NONNULL_END
