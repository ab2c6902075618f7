#pragma once
#import <Foundation/NSCoding.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
BRIDGES_TO("Swift.Error") NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code
    userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)info NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSDictionary<NSErrorUserInfoKey, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@property (readonly, copy, nullable) NSString *localizedFailureReason;
@property (readonly, copy) NSArray<NSError *> *underlyingErrors IOS(14.5);
@end
extern NSErrorDomain const NSCocoaErrorDomain;
extern NSErrorDomain const NSPOSIXErrorDomain;
extern NSErrorDomain const NSURLErrorDomain;
extern NSErrorUserInfoKey const NSLocalizedDescriptionKey;
extern NSErrorUserInfoKey const NSLocalizedFailureReasonErrorKey;
extern NSErrorUserInfoKey const NSUnderlyingErrorKey;
#define URL_ERRORS(_) \
    _(Unknown, -1) _(Cancelled, -999) _(BadURL, -1000) _(TimedOut, -1001) _(UnsupportedURL, -1002) _(CannotFindHost, -1003) \
    _(CannotConnectToHost, -1004) _(NetworkConnectionLost, -1005) _(DNSLookupFailed, -1006) _(HTTPTooManyRedirects, -1007) \
    _(ResourceUnavailable, -1008) _(NotConnectedToInternet, -1009) _(RedirectToNonExistentLocation, -1010) \
    _(BadServerResponse, -1011) _(ZeroByteResource, -1014) _(CannotDecodeRawData, -1015) _(CannotDecodeContentData, -1016) \
    _(CannotParseResponse, -1017) _(AppTransportSecurityRequiresSecureConnection, -1022) _(FileDoesNotExist, -1100) \
    _(DataLengthExceedsMaximum, -1103) _(SecureConnectionFailed, -1200) _(ServerCertificateHasBadDate, -1201) \
    _(ServerCertificateUntrusted, -1202)
#define URL_ERROR(_name, _code) NSURLError##_name = _code,
enum : NSInteger { URL_ERRORS(URL_ERROR) };
NS_ASSUME_NONNULL_END
