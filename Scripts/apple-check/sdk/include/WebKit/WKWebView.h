#pragma once
#import <WebKit/WKUIDelegate.h>
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_UI_ACTOR
@interface WKWebView : UIView
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id<WKNavigationDelegate> navigationDelegate;
@property (nullable, nonatomic, weak) id<WKUIDelegate> UIDelegate SWIFT_NAME("uiDelegate");
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (nullable WKNavigation *)loadHTMLString:(NSString *)string baseURL:(nullable NSURL *)baseURL
    SWIFT_NAME("loadHTMLString(_:baseURL:)");
@property (nullable, nonatomic, readonly, copy) NSURL *URL SWIFT_NAME("url");
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
- (void)stopLoading;
@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nonatomic) BOOL allowsLinkPreview IOS(9.0);
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
@end
NS_ASSUME_NONNULL_END
