// Strings, numbers, collections and the classes that Swift's values bridge to.
#pragma once
#import <objc/objc.h>
#import <CoreGraphics/CGGeometry.h>
NS_ASSUME_NONNULL_BEGIN
#define NSNotFound ((NSInteger)0x7fffffffffffffff)
typedef double NSTimeInterval SWIFT_NAME("TimeInterval");
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
NSRange NSMakeRange(NSUInteger location, NSUInteger length);
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
    NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending
} SWIFT_NAME("ComparisonResult");

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

BRIDGES_TO("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger length;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@property (readonly) float floatValue;
@property (readonly) BOOL boolValue;
- (BOOL)isEqualToString:(NSString *)other SWIFT_NAME("isEqual(to:)");
- (BOOL)hasPrefix:(NSString *)text;
- (BOOL)hasSuffix:(NSString *)text;
- (BOOL)containsString:(NSString *)text SWIFT_NAME("contains(_:)") IOS(8.0);
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(__NSString__, 1, 2)));
- (NSString *)stringByAppendingString:(NSString *)text SWIFT_NAME("appending(_:)");
@property (readonly, copy) NSString *lowercaseString SWIFT_NAME("lowercased");
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *pathExtension;
@property (readonly, copy) NSString *stringByDeletingLastPathComponent;
@property (readonly, copy) NSString *stringByDeletingPathExtension;
- (NSString *)stringByAppendingPathComponent:(NSString *)text;
- (NSString *)substringWithRange:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)text;
@end
@interface NSMutableString : NSString
- (void)appendString:(NSString *)text;
@end

@interface NSObject (Description)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying>
@end
NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value SWIFT_NAME("init(value:)");
- (instancetype)initWithInt:(int)value SWIFT_NAME("init(value:)");
- (instancetype)initWithUnsignedInt:(unsigned int)value SWIFT_NAME("init(value:)");
- (instancetype)initWithInteger:(NSInteger)value SWIFT_NAME("init(value:)");
- (instancetype)initWithUnsignedInteger:(NSUInteger)value SWIFT_NAME("init(value:)");
- (instancetype)initWithLongLong:(long long)value SWIFT_NAME("init(value:)");
- (instancetype)initWithUnsignedLongLong:(unsigned long long)value SWIFT_NAME("init(value:)");
- (instancetype)initWithFloat:(float)value SWIFT_NAME("init(value:)");
- (instancetype)initWithDouble:(double)value SWIFT_NAME("init(value:)");
+ (NSNumber *)numberWithChar:(char)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithInt:(int)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithLong:(long)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithLongLong:(long long)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithFloat:(float)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithDouble:(double)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithBool:(BOOL)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithInteger:(NSInteger)value NS_SWIFT_UNAVAILABLE("use a literal");
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value NS_SWIFT_UNAVAILABLE("use a literal");
@property (readonly) long long longLongValue SWIFT_NAME("int64Value");
@property (readonly) NSUInteger unsignedIntegerValue SWIFT_NAME("uintValue");
@property (readonly) BOOL boolValue;
@property (readonly) int intValue;
@property (readonly) NSInteger integerValue SWIFT_NAME("intValue");
@property (readonly) double doubleValue;
@property (readonly) float floatValue;
@property (readonly, copy) NSString *stringValue;
@property (readonly) const char *objCType;
- (NSComparisonResult)compare:(NSNumber *)other;
- (BOOL)isEqualToNumber:(NSNumber *)other;
@end
NS_SWIFT_SENDABLE
@interface NSNull : NSObject <NSCopying>
+ (NSNull *)null;
@end
// NSDecimal's layout is another; only NSDecimalNumber's surface is used.
typedef struct { unsigned short words[10]; } NSDecimal __attribute__((swift_name("Decimal")));
NS_SWIFT_SENDABLE
@interface NSDecimalNumber : NSNumber
- (instancetype)initWithDecimal:(NSDecimal)value NS_DESIGNATED_INITIALIZER SWIFT_NAME("init(decimal:)");
- (instancetype)initWithString:(nullable NSString *)text SWIFT_NAME("init(string:)");
- (instancetype)initWithMantissa:(unsigned long long)mantissa exponent:(short)exponent isNegative:(BOOL)negative
    SWIFT_NAME("init(mantissa:exponent:isNegative:)");
+ (NSDecimalNumber *)decimalNumberWithString:(nullable NSString *)text NS_SWIFT_UNAVAILABLE("use init(string:)");
@property (class, readonly, copy) NSDecimalNumber *zero;
@property (class, readonly, copy) NSDecimalNumber *one;
@property (class, readonly, copy) NSDecimalNumber *notANumber;
@property (readonly) NSDecimal decimalValue;
@property (readonly) double doubleValue;
- (NSComparisonResult)compare:(NSNumber *)other;
- (NSDecimalNumber *)decimalNumberByMultiplyingBy:(NSDecimalNumber *)other SWIFT_NAME("multiplying(by:)");
- (NSDecimalNumber *)decimalNumberByAdding:(NSDecimalNumber *)other SWIFT_NAME("adding(_:)");
- (NSDecimalNumber *)decimalNumberBySubtracting:(NSDecimalNumber *)other SWIFT_NAME("subtracting(_:)");
- (NSDecimalNumber *)decimalNumberByMultiplyingByPowerOf10:(short)power SWIFT_NAME("multiplying(byPowerOf10:)");
- (NSDecimalNumber *)decimalNumberByDividingBy:(NSDecimalNumber *)other SWIFT_NAME("dividing(by:)");
@end

// `for (… in …)` in Objective-C.
typedef struct {
    unsigned long state; id __unsafe_unretained _Nullable * _Nullable itemsPtr; unsigned long * _Nullable mutationsPtr;
    unsigned long extra[5];
} NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
    objects:(id __unsafe_unretained _Nullable [_Nonnull])buffer count:(NSUInteger)count;
@end

BRIDGES_TO("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index SWIFT_NAME("object(at:)");
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(ObjectType)object SWIFT_NAME("contains(_:)");
@property (nullable, readonly) ObjectType firstObject;
@property (nullable, readonly) ObjectType lastObject;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count NS_DESIGNATED_INITIALIZER;
+ (instancetype)array NS_SWIFT_UNAVAILABLE("use an array literal");
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)count
    NS_SWIFT_UNAVAILABLE("use an array literal");
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object SWIFT_NAME("add(_:)");
- (void)removeAllObjects;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
@end
BRIDGES_TO("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(KeyType)key SWIFT_NAME("object(forKey:)");
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
@property (readonly, copy) NSArray<KeyType> *allKeys;
@property (readonly, copy) NSArray<ObjectType> *allValues;
+ (instancetype)dictionary NS_SWIFT_UNAVAILABLE("use a dictionary literal");
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects
    forKeys:(const KeyType<NSCopying> _Nonnull [_Nullable])keys count:(NSUInteger)count
    NS_SWIFT_UNAVAILABLE("use a dictionary literal");
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(KeyType<NSCopying>)key;
- (void)setObject:(ObjectType)object forKey:(KeyType<NSCopying>)key SWIFT_NAME("setObject(_:forKey:)");
@end
BRIDGES_TO("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (BOOL)containsObject:(ObjectType)object SWIFT_NAME("contains(_:)");
@end
NS_SWIFT_SENDABLE
@interface NSCache<KeyType, ObjectType> : NSObject
@property NSUInteger totalCostLimit;
@property NSUInteger countLimit;
- (nullable ObjectType)objectForKey:(KeyType)key SWIFT_NAME("object(forKey:)");
- (void)setObject:(ObjectType)object forKey:(KeyType)key SWIFT_NAME("setObject(_:forKey:)");
- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost SWIFT_NAME("setObject(_:forKey:cost:)");
- (void)removeObjectForKey:(KeyType)key SWIFT_NAME("removeObject(forKey:)");
- (void)removeAllObjects;
@end

BRIDGES_TO("Foundation.URL") NS_SWIFT_SENDABLE
@interface NSURL : NSObject <NSCopying>
+ (nullable instancetype)URLWithString:(NSString *)text NS_SWIFT_UNAVAILABLE("use URL");
@property (nullable, readonly, copy) NSString *absoluteString;
@property (nullable, readonly, copy) NSString *scheme;
@property (nullable, readonly, copy) NSString *host;
@end
BRIDGES_TO("Foundation.Data") NS_SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger length;
@end
BRIDGES_TO("Foundation.Date") NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying>
+ (instancetype)date NS_SWIFT_UNAVAILABLE("use Date");
@property (readonly) NSTimeInterval timeIntervalSince1970;
@end
BRIDGES_TO("Foundation.UUID") NS_SWIFT_SENDABLE
@interface NSUUID : NSObject <NSCopying>
@end
BRIDGES_TO("Foundation.IndexPath") NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@end
BRIDGES_TO("Foundation.IndexSet") NS_SWIFT_SENDABLE
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying>
@end
BRIDGES_TO("Foundation.Locale") NS_SWIFT_SENDABLE
@interface NSLocale : NSObject <NSCopying>
@end
BRIDGES_TO("Foundation.TimeZone") NS_SWIFT_SENDABLE
@interface NSTimeZone : NSObject <NSCopying>
@end
BRIDGES_TO("Foundation.CharacterSet") NS_SWIFT_SENDABLE
@interface NSCharacterSet : NSObject <NSCopying, NSMutableCopying>
@end
BRIDGES_TO("Foundation.URLRequest")
@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying>
@end
BRIDGES_TO("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying>
@end
NS_ASSUME_NONNULL_END
