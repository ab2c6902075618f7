// The Objective-C runtime's names, and the annotations that the other headers use.
#pragma once
#include <Darwin/Darwin.h>
#include <objc/annotations.h>
typedef bool BOOL;
#define OBJC_BOOL_IS_BOOL 1
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define Nil ((Class)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
#ifdef __OBJC__
NS_ASSUME_NONNULL_BEGIN
typedef struct _NSZone NSZone;
@class Protocol;
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, nullable) Class superclass;
- (Class)class;
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject> { Class isa; }
+ (void)initialize;
+ (instancetype)new NS_SWIFT_UNAVAILABLE("Use object initializers instead");
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("Use object initializers instead");
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (void)dealloc;
- (id)copy;
- (id)mutableCopy;
+ (Class)class;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
@end
NS_ASSUME_NONNULL_END
#endif
