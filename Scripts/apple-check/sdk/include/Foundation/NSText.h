#pragma once
#import <Foundation/NSError.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("NSAttributedString.Key");
NS_SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)text;
- (instancetype)initWithString:(NSString *)text attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes;
- (instancetype)initWithAttributedString:(NSAttributedString *)text;
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (nullable id)attribute:(NSAttributedStringKey)name atIndex:(NSUInteger)index effectiveRange:(nullable NSRange *)range
    SWIFT_NAME("attribute(_:at:effectiveRange:)");
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)index effectiveRange:(nullable NSRange *)range
    SWIFT_NAME("attributes(at:effectiveRange:)");
@end
NS_SWIFT_NONSENDABLE
@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range SWIFT_NAME("addAttribute(_:value:range:)");
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attributes range:(NSRange)range
    SWIFT_NAME("addAttributes(_:range:)");
- (void)appendAttributedString:(NSAttributedString *)text SWIFT_NAME("append(_:)");
@end
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) {
    NSRegularExpressionCaseInsensitive = 1 << 0
} SWIFT_NAME("NSRegularExpression.Options");
NS_SWIFT_SENDABLE
@interface NSRegularExpression : NSObject
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options
    error:(NSError *_Nullable *_Nullable)error;
@end
NS_ASSUME_NONNULL_END
