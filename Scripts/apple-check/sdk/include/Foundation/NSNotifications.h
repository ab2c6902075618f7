#pragma once
#import <Foundation/NSProcess.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("NSNotification.Name");
@interface NSNotification ()
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("NotificationCenter")
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME("default");
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSNotificationName)name object:(nullable id)object;
- (void)postNotification:(NSNotification *)notification SWIFT_NAME("post(_:)");
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object SWIFT_NAME("post(name:object:)");
- (void)postNotificationName:(NSNotificationName)name object:(nullable id)object userInfo:(nullable NSDictionary *)userInfo
    SWIFT_NAME("post(name:object:userInfo:)");
- (void)removeObserver:(id)observer SWIFT_NAME("removeObserver(_:)");
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)name object:(nullable id)object
    SWIFT_NAME("removeObserver(_:name:object:)");
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)object
    queue:(nullable NSOperationQueue *)queue
    usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
    SWIFT_NAME("addObserver(forName:object:queue:using:)");
@end
extern NSNotificationName const NSSystemTimeZoneDidChangeNotification;
extern NSNotificationName const NSUserDefaultsDidChangeNotification;
NS_ASSUME_NONNULL_END
