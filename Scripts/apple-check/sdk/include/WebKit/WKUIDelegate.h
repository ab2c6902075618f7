#pragma once
#import <WebKit/WKNavigation.h>
#import <WebKit/WKWebViewConfiguration.h>
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, WKPermissionDecision) {
    WKPermissionDecisionPrompt, WKPermissionDecisionGrant, WKPermissionDecisionDeny
} IOS(15.0);
typedef NS_ENUM(NSInteger, WKMediaCaptureType) {
    WKMediaCaptureTypeCamera, WKMediaCaptureTypeMicrophone, WKMediaCaptureTypeCameraAndMicrophone
} IOS(15.0);
NS_SWIFT_UI_ACTOR
@interface WKWindowFeatures : NSObject
@property (nullable, nonatomic, readonly) NSNumber *width;
@property (nullable, nonatomic, readonly) NSNumber *height;
@end
NS_SWIFT_UI_ACTOR
@protocol WKUIDelegate <NSObject>
@optional
- (nullable WKWebView *)webView:(WKWebView *)webView
    createWebViewWithConfiguration:(WKWebViewConfiguration *)configuration
    forNavigationAction:(WKNavigationAction *)navigationAction windowFeatures:(WKWindowFeatures *)windowFeatures
    SWIFT_NAME("webView(_:createWebViewWith:for:windowFeatures:)");
- (void)webViewDidClose:(WKWebView *)webView IOS(9.0) SWIFT_NAME("webViewDidClose(_:)");
- (void)webView:(WKWebView *)webView requestMediaCapturePermissionForOrigin:(WKSecurityOrigin *)origin
    initiatedByFrame:(WKFrameInfo *)frame type:(WKMediaCaptureType)type
    decisionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^)(WKPermissionDecision decision))decisionHandler IOS(15.0)
    SWIFT_NAME("webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)")
    SWIFT_ASYNC_NAME("webView(_:decideMediaCapturePermissionsFor:initiatedBy:type:)");
@end
NS_ASSUME_NONNULL_END
