// Locks, the process, its bundle, its settings, threads and run loops.
#pragma once
#import <Foundation/NSError.h>
NS_ASSUME_NONNULL_BEGIN
extern void NSLog(NSString *format, ...) __attribute__((format(__NSString__, 1, 2)));
@protocol NSLocking
- (void)lock;
- (void)unlock;
@end
NS_SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock SWIFT_NAME("try()");
- (BOOL)lockBeforeDate:(NSDate *)limit;
@property (nullable, copy) NSString *name;
@end
NS_SWIFT_SENDABLE
@interface NSRecursiveLock : NSObject <NSLocking>
- (BOOL)tryLock SWIFT_NAME("try()");
@end

typedef struct { NSInteger majorVersion; NSInteger minorVersion; NSInteger patchVersion; } NSOperatingSystemVersion
    SWIFT_NAME("OperatingSystemVersion");
typedef NAMED_ENUM(NSInteger, NSProcessInfoThermalState, "ProcessInfo.ThermalState") {
    NSProcessInfoThermalStateNominal, NSProcessInfoThermalStateFair, NSProcessInfoThermalStateSerious,
    NSProcessInfoThermalStateCritical
};
NS_SWIFT_SENDABLE SWIFT_NAME("ProcessInfo")
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment;
@property (readonly, copy) NSArray<NSString *> *arguments;
@property (readonly, copy) NSString *processName;
@property (readonly) int processIdentifier;
@property (readonly, copy) NSString *globallyUniqueString;
@property (readonly, copy) NSString *operatingSystemVersionString;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@property (readonly) NSUInteger processorCount;
@property (readonly) NSUInteger activeProcessorCount;
@property (readonly) unsigned long long physicalMemory;
@property (readonly) NSTimeInterval systemUptime;
@property (readonly, getter=isLowPowerModeEnabled) BOOL lowPowerModeEnabled;
@property (readonly, getter=isMacCatalystApp) BOOL macCatalystApp;
@property (readonly, getter=isiOSAppOnMac) BOOL iOSAppOnMac;
@property (readonly) NSProcessInfoThermalState thermalState;
- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version SWIFT_NAME("isOperatingSystemAtLeast(_:)");
@end

NS_SWIFT_SENDABLE SWIFT_NAME("Bundle")
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass SWIFT_NAME("init(for:)");
- (nullable instancetype)initWithPath:(NSString *)path NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithURL:(NSURL *)url SWIFT_NAME("init(url:)");
@property (readonly, copy) NSURL *bundleURL;
@property (readonly, copy) NSString *bundlePath;
@property (nullable, readonly, copy) NSURL *resourceURL;
@property (nullable, readonly, copy) NSString *resourcePath;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@property (nullable, readonly, copy) NSDictionary<NSString *, id> *infoDictionary;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
- (nullable id)objectForInfoDictionaryKey:(NSString *)key SWIFT_NAME("object(forInfoDictionaryKey:)");
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)extension
    SWIFT_NAME("url(forResource:withExtension:)");
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)extension
    subdirectory:(nullable NSString *)subpath SWIFT_NAME("url(forResource:withExtension:subdirectory:)");
- (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)extension
    subdirectory:(nullable NSString *)subpath SWIFT_NAME("urls(forResourcesWithExtension:subdirectory:)");
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)extension
    SWIFT_NAME("path(forResource:ofType:)");
@end

SWIFT_NAME("UserDefaults")
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults SWIFT_NAME("standard");
- (instancetype)init;
- (nullable instancetype)initWithSuiteName:(nullable NSString *)name NS_DESIGNATED_INITIALIZER;
- (nullable id)objectForKey:(NSString *)name SWIFT_NAME("object(forKey:)");
- (void)setObject:(nullable id)value forKey:(NSString *)name SWIFT_NAME("set(_:forKey:)");
- (void)removeObjectForKey:(NSString *)name SWIFT_NAME("removeObject(forKey:)");
- (nullable NSString *)stringForKey:(NSString *)name SWIFT_NAME("string(forKey:)");
- (nullable NSArray *)arrayForKey:(NSString *)name SWIFT_NAME("array(forKey:)");
- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)name SWIFT_NAME("dictionary(forKey:)");
- (nullable NSData *)dataForKey:(NSString *)name SWIFT_NAME("data(forKey:)");
- (NSInteger)integerForKey:(NSString *)name SWIFT_NAME("integer(forKey:)");
- (double)doubleForKey:(NSString *)name SWIFT_NAME("double(forKey:)");
- (BOOL)boolForKey:(NSString *)name SWIFT_NAME("bool(forKey:)");
- (void)setInteger:(NSInteger)value forKey:(NSString *)name SWIFT_NAME("set(_:forKey:)");
- (void)setDouble:(double)value forKey:(NSString *)name SWIFT_NAME("set(_:forKey:)");
- (void)setBool:(BOOL)value forKey:(NSString *)name SWIFT_NAME("set(_:forKey:)");
- (NSDictionary<NSString *, id> *)dictionaryRepresentation;
- (BOOL)synchronize;
@end

SWIFT_NAME("Thread")
@interface NSThread : NSObject
@property (class, readonly, strong) NSThread *currentThread SWIFT_NAME("current");
@property (class, readonly) BOOL isMainThread;
+ (void)sleepForTimeInterval:(NSTimeInterval)seconds;
@end
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("RunLoop.Mode");
extern NSRunLoopMode const NSDefaultRunLoopMode SWIFT_NAME("NSRunLoopMode.default");
extern NSRunLoopMode const NSRunLoopCommonModes SWIFT_NAME("NSRunLoopMode.common");
SWIFT_NAME("RunLoop")
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_UNAVAILABLE("not available from async contexts");
@property (class, readonly, strong) NSRunLoop *mainRunLoop SWIFT_NAME("main");
@end
SWIFT_NAME("OperationQueue") NS_SWIFT_SENDABLE
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue SWIFT_NAME("main");
@property NSInteger maxConcurrentOperationCount;
@end
NS_ASSUME_NONNULL_END
