#pragma once
#import <Foundation/NSProcess.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSUInteger, NSSearchPathDirectory, "FileManager.SearchPathDirectory") {
    NSApplicationDirectory = 1, NSLibraryDirectory = 5, NSDocumentDirectory = 9, NSCachesDirectory = 13,
    NSApplicationSupportDirectory = 14, NSItemReplacementDirectory = 99
};
typedef NAMED_OPTIONS(NSUInteger, NSSearchPathDomainMask, "FileManager.SearchPathDomainMask") {
    NSUserDomainMask = 1, NSLocalDomainMask = 2, NSAllDomainsMask = 0x0ffff
};
typedef NAMED_OPTIONS(NSUInteger, NSDirectoryEnumerationOptions, "FileManager.DirectoryEnumerationOptions") {
    NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1 << 0, NSDirectoryEnumerationSkipsHiddenFiles = 1 << 2
};
typedef NSString *NSFileAttributeKey NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("FileAttributeKey");
typedef NSString *NSFileProtectionType NS_STRING_ENUM SWIFT_NAME("FileProtectionType");
extern NSFileAttributeKey const NSFileSize SWIFT_NAME("NSFileAttributeKey.size");
extern NSFileAttributeKey const NSFileModificationDate SWIFT_NAME("NSFileAttributeKey.modificationDate");
extern NSFileAttributeKey const NSFilePosixPermissions SWIFT_NAME("NSFileAttributeKey.posixPermissions");
extern NSFileAttributeKey const NSFileProtectionKey SWIFT_NAME("NSFileAttributeKey.protectionKey");
extern NSFileProtectionType const NSFileProtectionNone SWIFT_NAME("NSFileProtectionType.none");
extern NSFileProtectionType const NSFileProtectionComplete SWIFT_NAME("NSFileProtectionType.complete");
extern NSFileProtectionType const NSFileProtectionCompleteUntilFirstUserAuthentication
    SWIFT_NAME("NSFileProtectionType.completeUntilFirstUserAuthentication");
typedef NSString *NSURLResourceKey NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("URLResourceKey");
extern NSURLResourceKey const NSURLIsExcludedFromBackupKey SWIFT_NAME("NSURLResourceKey.isExcludedFromBackupKey");
extern NSURLResourceKey const NSURLFileSizeKey SWIFT_NAME("NSURLResourceKey.fileSizeKey");
extern NSURLResourceKey const NSURLIsDirectoryKey SWIFT_NAME("NSURLResourceKey.isDirectoryKey");
extern NSURLResourceKey const NSURLIsRegularFileKey SWIFT_NAME("NSURLResourceKey.isRegularFileKey");
extern NSURLResourceKey const NSURLContentAccessDateKey SWIFT_NAME("NSURLResourceKey.contentAccessDateKey");
extern NSURLResourceKey const NSURLContentModificationDateKey SWIFT_NAME("NSURLResourceKey.contentModificationDateKey");
NSString *NSHomeDirectory(void);
NSString *NSTemporaryDirectory(void);
SWIFT_NAME("FileManager")
@interface NSFileManager : NSObject
@property (class, readonly, strong) NSFileManager *defaultManager SWIFT_NAME("default");
@property (readonly, copy) NSURL *temporaryDirectory IOS(10.0);
@property (readonly, copy) NSString *currentDirectoryPath;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory inDomains:(NSSearchPathDomainMask)mask
    SWIFT_NAME("urls(for:in:)");
- (nullable NSURL *)URLForDirectory:(NSSearchPathDirectory)directory inDomain:(NSSearchPathDomainMask)domain
    appropriateForURL:(nullable NSURL *)url create:(BOOL)create error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("url(for:in:appropriateFor:create:)");
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)create
    attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("createDirectory(at:withIntermediateDirectories:attributes:)");
- (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)create
    attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("createDirectory(atPath:withIntermediateDirectories:attributes:)");
- (BOOL)setAttributes:(NSDictionary<NSFileAttributeKey, id> *)attributes ofItemAtPath:(NSString *)path
    error:(NSError *_Nullable *_Nullable)error;
- (nullable NSDictionary<NSFileAttributeKey, id> *)attributesOfItemAtPath:(NSString *)path
    error:(NSError *_Nullable *_Nullable)error;
- (BOOL)createFileAtPath:(NSString *)path contents:(nullable NSData *)data
    attributes:(nullable NSDictionary<NSFileAttributeKey, id> *)attributes;
- (nullable NSData *)contentsAtPath:(NSString *)path;
- (nullable NSArray<NSURL *> *)contentsOfDirectoryAtURL:(NSURL *)url
    includingPropertiesForKeys:(nullable NSArray<NSURLResourceKey> *)keys options:(NSDirectoryEnumerationOptions)mask
    error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("contentsOfDirectory(at:includingPropertiesForKeys:options:)");
- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (BOOL)isReadableFileAtPath:(NSString *)path;
- (BOOL)isWritableFileAtPath:(NSString *)path;
- (BOOL)copyItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError *_Nullable *_Nullable)error;
- (BOOL)moveItemAtURL:(NSURL *)from toURL:(NSURL *)to error:(NSError *_Nullable *_Nullable)error;
- (BOOL)removeItemAtURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
- (BOOL)removeItemAtPath:(NSString *)path error:(NSError *_Nullable *_Nullable)error;
@end

NS_SWIFT_SENDABLE SWIFT_NAME("FileHandle")
@interface NSFileHandle : NSObject
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardInput SWIFT_NAME("standardInput");
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput SWIFT_NAME("standardOutput");
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError SWIFT_NAME("standardError");
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("init(forReadingFrom:)");
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("init(forWritingTo:)");
+ (nullable instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error
    SWIFT_NAME("init(forUpdating:)");
+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path SWIFT_NAME("init(forReadingAtPath:)");
+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path SWIFT_NAME("init(forWritingAtPath:)");
- (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError *_Nullable *_Nullable)error IOS(13.0);
- (BOOL)synchronizeAndReturnError:(NSError *_Nullable *_Nullable)error IOS(13.0);
- (BOOL)closeAndReturnError:(NSError *_Nullable *_Nullable)error IOS(13.0);
- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError *_Nullable *_Nullable)error IOS(13.0);
@property (readonly) int fileDescriptor;
@end
NS_ASSUME_NONNULL_END
