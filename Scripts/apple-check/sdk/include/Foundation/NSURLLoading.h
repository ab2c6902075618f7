#pragma once
#import <Foundation/NSProcess.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSUInteger, NSURLRequestCachePolicy, "NSURLRequest.CachePolicy") {
    NSURLRequestUseProtocolCachePolicy = 0, NSURLRequestReloadIgnoringLocalCacheData = 1,
    NSURLRequestReturnCacheDataElseLoad = 2, NSURLRequestReturnCacheDataDontLoad = 3
};
NS_SWIFT_SENDABLE SWIFT_NAME("URLResponse")
@interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithURL:(NSURL *)url MIMEType:(nullable NSString *)type expectedContentLength:(NSInteger)length
    textEncodingName:(nullable NSString *)name SWIFT_NAME("init(url:mimeType:expectedContentLength:textEncodingName:)");
@property (nullable, readonly, copy) NSURL *URL SWIFT_NAME("url");
@property (nullable, readonly, copy) NSString *MIMEType SWIFT_NAME("mimeType");
@property (readonly) long long expectedContentLength;
@property (nullable, readonly, copy) NSString *textEncodingName;
@property (nullable, readonly, copy) NSString *suggestedFilename;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("HTTPURLResponse")
@interface NSHTTPURLResponse : NSURLResponse
- (nullable instancetype)initWithURL:(NSURL *)url statusCode:(NSInteger)code HTTPVersion:(nullable NSString *)version
    headerFields:(nullable NSDictionary<NSString *, NSString *> *)fields
    SWIFT_NAME("init(url:statusCode:httpVersion:headerFields:)");
@property (readonly) NSInteger statusCode;
@property (readonly, copy) NSDictionary *allHeaderFields;
- (nullable NSString *)valueForHTTPHeaderField:(NSString *)field IOS(13.0) SWIFT_NAME("value(forHTTPHeaderField:)");
+ (NSString *)localizedStringForStatusCode:(NSInteger)code SWIFT_NAME("localizedString(forStatusCode:)");
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLCache")
@interface NSURLCache : NSObject
@property (class, strong) NSURLCache *sharedURLCache SWIFT_NAME("shared");
- (instancetype)initWithMemoryCapacity:(NSUInteger)memory diskCapacity:(NSUInteger)disk directoryURL:(nullable NSURL *)directory
    IOS(13.0) SWIFT_NAME("init(memoryCapacity:diskCapacity:directory:)");
@end
NS_SWIFT_SENDABLE SWIFT_NAME("HTTPCookieStorage")
@interface NSHTTPCookieStorage : NSObject
@end
typedef NAMED_ENUM(NSUInteger, NSHTTPCookieAcceptPolicy, "HTTPCookie.AcceptPolicy") {
    NSHTTPCookieAcceptPolicyAlways, NSHTTPCookieAcceptPolicyNever, NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain
};
NS_SWIFT_SENDABLE SWIFT_NAME("HTTPCookie")
@interface NSHTTPCookie : NSObject
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLCredential")
@interface NSURLCredential : NSObject
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLCredentialStorage")
@interface NSURLCredentialStorage : NSObject
@end
@class NSURLSession, NSURLSessionTask, NSURLSessionDataTask;

NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionConfiguration")
@interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration SWIFT_NAME("default");
@property (class, readonly, strong) NSURLSessionConfiguration *ephemeralSessionConfiguration SWIFT_NAME("ephemeral");
+ (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier
    SWIFT_NAME("background(withIdentifier:)");
@property NSURLRequestCachePolicy requestCachePolicy;
@property NSTimeInterval timeoutIntervalForRequest;
@property NSTimeInterval timeoutIntervalForResource;
@property BOOL allowsCellularAccess;
@property BOOL allowsExpensiveNetworkAccess IOS(13.0);
@property BOOL allowsConstrainedNetworkAccess IOS(13.0);
@property BOOL waitsForConnectivity IOS(11.0);
@property BOOL HTTPShouldUsePipelining SWIFT_NAME("httpShouldUsePipelining");
@property BOOL HTTPShouldSetCookies SWIFT_NAME("httpShouldSetCookies");
@property NSHTTPCookieAcceptPolicy HTTPCookieAcceptPolicy SWIFT_NAME("httpCookieAcceptPolicy");
@property (nullable, copy) NSDictionary *HTTPAdditionalHeaders SWIFT_NAME("httpAdditionalHeaders");
@property NSInteger HTTPMaximumConnectionsPerHost SWIFT_NAME("httpMaximumConnectionsPerHost");
@property (nullable, retain) NSHTTPCookieStorage *HTTPCookieStorage SWIFT_NAME("httpCookieStorage");
@property (nullable, retain) NSURLCredentialStorage *URLCredentialStorage SWIFT_NAME("urlCredentialStorage");
@property (nullable, retain) NSURLCache *URLCache SWIFT_NAME("urlCache");
@end

NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionTask")
@interface NSURLSessionTask : NSObject
@property (readonly) NSUInteger taskIdentifier;
@property (readonly) int64_t countOfBytesReceived;
@property (nullable, readonly, copy) NSURLRequest *originalRequest;
@property (nullable, readonly, copy) NSURLRequest *currentRequest;
@property (nullable, readonly, copy) NSURLResponse *response;
@property (nullable, readonly, copy) NSError *error;
@property float priority;
- (void)cancel;
- (void)suspend;
- (void)resume;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionDataTask")
@interface NSURLSessionDataTask : NSURLSessionTask
@end

typedef NAMED_ENUM(NSInteger, NSURLSessionResponseDisposition, "URLSession.ResponseDisposition") {
    NSURLSessionResponseCancel = 0, NSURLSessionResponseAllow = 1
};
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionDelegate")
@protocol NSURLSessionDelegate <NSObject>
@optional
- (void)URLSession:(NSURLSession *)session didBecomeInvalidWithError:(nullable NSError *)error
    SWIFT_NAME("urlSession(_:didBecomeInvalidWithError:)");
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionTaskTransactionMetrics")
@interface NSURLSessionTaskTransactionMetrics : NSObject
@property (readonly, getter=isCellular) BOOL cellular IOS(13.0);
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionTaskMetrics")
@interface NSURLSessionTaskMetrics : NSObject
@property (copy, readonly) NSArray<NSURLSessionTaskTransactionMetrics *> *transactionMetrics;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionTaskDelegate")
@protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
@optional
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task
    willPerformHTTPRedirection:(NSHTTPURLResponse *)response newRequest:(NSURLRequest *)request
    completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSURLRequest *_Nullable request))completionHandler
    SWIFT_NAME("urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)")
    SWIFT_ASYNC_NAME("urlSession(_:task:willPerformHTTPRedirection:newRequest:)");
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task didCompleteWithError:(nullable NSError *)error
    SWIFT_NAME("urlSession(_:task:didCompleteWithError:)");
- (void)URLSession:(NSURLSession *)session task:(NSURLSessionTask *)task
    didFinishCollectingMetrics:(NSURLSessionTaskMetrics *)metrics
    SWIFT_NAME("urlSession(_:task:didFinishCollecting:)");
@end
NS_SWIFT_SENDABLE SWIFT_NAME("URLSessionDataDelegate")
@protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask
    didReceiveResponse:(NSURLResponse *)response
    completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSURLSessionResponseDisposition disposition))completionHandler
    SWIFT_NAME("urlSession(_:dataTask:didReceive:completionHandler:)")
    SWIFT_ASYNC_NAME("urlSession(_:dataTask:didReceive:)");
- (void)URLSession:(NSURLSession *)session dataTask:(NSURLSessionDataTask *)dataTask didReceiveData:(NSData *)data
    SWIFT_NAME("urlSession(_:dataTask:didReceive:)");
@end

NS_SWIFT_SENDABLE SWIFT_NAME("URLSession")
@interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession SWIFT_NAME("shared");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration SWIFT_NAME("init(configuration:)");
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration
    delegate:(nullable id<NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue
    SWIFT_NAME("init(configuration:delegate:delegateQueue:)");
@property (readonly, copy) NSURLSessionConfiguration *configuration;
@property (nullable, readonly, retain) id<NSURLSessionDelegate> delegate;
- (void)finishTasksAndInvalidate;
- (void)invalidateAndCancel;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request SWIFT_NAME("dataTask(with:)");
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url SWIFT_NAME("dataTask(with:)");
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
    completionHandler:(void (NS_SWIFT_SENDABLE ^)(NSData *_Nullable data, NSURLResponse *_Nullable response,
        NSError *_Nullable error))completionHandler SWIFT_NAME("dataTask(with:completionHandler:)") SWIFT_DISABLE_ASYNC;
@end
NS_ASSUME_NONNULL_END
