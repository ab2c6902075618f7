#pragma once
#import <Foundation/NSError.h>
NS_ASSUME_NONNULL_BEGIN
SWIFT_NAME("Formatter") @interface NSFormatter : NSObject
@end
typedef NS_OPTIONS(NSUInteger, NSISO8601DateFormatOptions) {
    NSISO8601DateFormatWithInternetDateTime = 1 << 0, NSISO8601DateFormatWithFractionalSeconds = 1 << 11
} SWIFT_NAME("ISO8601DateFormatter.Options");
NS_SWIFT_SENDABLE SWIFT_NAME("ISO8601DateFormatter")
@interface NSISO8601DateFormatter : NSFormatter
@property (null_resettable, copy) NSTimeZone *timeZone;
@property NSISO8601DateFormatOptions formatOptions;
- (NSString *)stringFromDate:(NSDate *)date;
- (nullable NSDate *)dateFromString:(NSString *)text;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("DateFormatter")
@interface NSDateFormatter : NSFormatter
@property (null_resettable, copy) NSString *dateFormat;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSTimeZone *timeZone;
- (NSString *)stringFromDate:(NSDate *)date;
- (nullable NSDate *)dateFromString:(NSString *)text;
@end
typedef NAMED_ENUM(NSUInteger, NSNumberFormatterStyle, "NumberFormatter.Style") {
    NSNumberFormatterNoStyle, NSNumberFormatterDecimalStyle, NSNumberFormatterCurrencyStyle, NSNumberFormatterPercentStyle
};
NS_SWIFT_SENDABLE SWIFT_NAME("NumberFormatter")
@interface NSNumberFormatter : NSFormatter
@property NSNumberFormatterStyle numberStyle;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSString *currencyCode;
@property NSUInteger minimumFractionDigits;
@property NSUInteger maximumFractionDigits;
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
- (nullable NSNumber *)numberFromString:(NSString *)text;
@end
NS_ASSUME_NONNULL_END
