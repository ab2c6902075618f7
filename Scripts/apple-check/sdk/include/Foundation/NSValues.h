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

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying>
@end
NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (instancetype)initWithBool:(BOOL)value;
- (instancetype)initWithInteger:(NSInteger)value;
- (instancetype)initWithDouble:(double)value;
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
@end

BRIDGES_TO("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index SWIFT_NAME("object(at:)");
- (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)count
    NS_SWIFT_UNAVAILABLE("use an array literal");
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
- (void)addObject:(ObjectType)object SWIFT_NAME("add(_:)");
@end
BRIDGES_TO("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(KeyType)key SWIFT_NAME("object(forKey:)");
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
BRIDGES_TO("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger count;
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
@end
BRIDGES_TO("Foundation.Data") NS_SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSMutableCopying>
@property (readonly) NSUInteger length;
@end
BRIDGES_TO("Foundation.Date") NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying>
@end
BRIDGES_TO("Foundation.UUID") NS_SWIFT_SENDABLE
@interface NSUUID : NSObject <NSCopying>
@end
BRIDGES_TO("Foundation.IndexPath") NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject <NSCopying>
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
