#pragma once
#import <Foundation/NSValues.h>
NS_ASSUME_NONNULL_BEGIN
@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key SWIFT_NAME("encode(_:forKey:)");
- (nullable id)decodeObjectForKey:(NSString *)key SWIFT_NAME("decodeObject(forKey:)");
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder SWIFT_NAME("encode(with:)");
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
NS_ASSUME_NONNULL_END
