#pragma once
#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@class WKWebView;
typedef NS_ENUM(NSInteger, WKNavigationType) {
    WKNavigationTypeLinkActivated, WKNavigationTypeFormSubmitted, WKNavigationTypeBackForward, WKNavigationTypeReload,
    WKNavigationTypeFormResubmitted, WKNavigationTypeOther = -1
};
typedef NS_ENUM(NSInteger, WKNavigationActionPolicy) {
    WKNavigationActionPolicyCancel, WKNavigationActionPolicyAllow, WKNavigationActionPolicyDownload IOS(14.5)
};
typedef NS_ENUM(NSInteger, WKNavigationResponsePolicy) {
    WKNavigationResponsePolicyCancel, WKNavigationResponsePolicyAllow, WKNavigationResponsePolicyDownload IOS(14.5)
};
NS_SWIFT_UI_ACTOR
@interface WKNavigation : NSObject
@end
NS_SWIFT_UI_ACTOR
@interface WKSecurityOrigin : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, copy) NSString *protocol;
@property (nonatomic, readonly, copy) NSString *host;
@property (nonatomic, readonly) NSInteger port;
@end
NS_SWIFT_UI_ACTOR
@interface WKFrameInfo : NSObject <NSCopying>
@property (nonatomic, readonly, getter=isMainFrame) BOOL mainFrame;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) WKSecurityOrigin *securityOrigin IOS(9.0);
@property (nullable, nonatomic, readonly, weak) WKWebView *webView IOS(11.0);
@end
NS_SWIFT_UI_ACTOR
@interface WKNavigationAction : NSObject
@property (nonatomic, readonly, copy) WKFrameInfo *sourceFrame;
@property (nullable, nonatomic, readonly, copy) WKFrameInfo *targetFrame;
@property (nonatomic, readonly) WKNavigationType navigationType;
@property (nonatomic, readonly, copy) NSURLRequest *request;
@property (nonatomic, readonly) BOOL shouldPerformDownload IOS(14.5);
@end
NS_SWIFT_UI_ACTOR
@interface WKNavigationResponse : NSObject
@property (nonatomic, readonly, getter=isForMainFrame) BOOL forMainFrame;
@property (nonatomic, readonly, copy) NSURLResponse *response;
@property (nonatomic, readonly) BOOL canShowMIMEType;
@end
NS_SWIFT_UI_ACTOR
@protocol WKNavigationDelegate <NSObject>
@optional
- (void)webView:(WKWebView *)webView decidePolicyForNavigationAction:(WKNavigationAction *)navigationAction
    decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKNavigationActionPolicy policy))decisionHandler
    SWIFT_NAME("webView(_:decidePolicyFor:decisionHandler:)") SWIFT_ASYNC_NAME("webView(_:decidePolicyFor:)");
- (void)webView:(WKWebView *)webView decidePolicyForNavigationResponse:(WKNavigationResponse *)navigationResponse
    decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKNavigationResponsePolicy policy))decisionHandler
    SWIFT_NAME("webView(_:decidePolicyFor:decisionHandler:)") SWIFT_ASYNC_NAME("webView(_:decidePolicyFor:)");
- (void)webView:(WKWebView *)webView didFinishNavigation:(null_unspecified WKNavigation *)navigation
    SWIFT_NAME("webView(_:didFinish:)");
- (void)webView:(WKWebView *)webView didFailNavigation:(null_unspecified WKNavigation *)navigation withError:(NSError *)error
    SWIFT_NAME("webView(_:didFail:withError:)");
- (void)webViewWebContentProcessDidTerminate:(WKWebView *)webView IOS(9.0)
    SWIFT_NAME("webViewWebContentProcessDidTerminate(_:)");
@end
NS_ASSUME_NONNULL_END
