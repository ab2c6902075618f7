#pragma once
#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_UI_ACTOR
@interface WKWebsiteDataStore : NSObject <NSSecureCoding>
+ (WKWebsiteDataStore *)defaultDataStore SWIFT_NAME("default()");
+ (WKWebsiteDataStore *)nonPersistentDataStore SWIFT_NAME("nonPersistent()");
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, getter=isPersistent) BOOL persistent;
@end
NS_SWIFT_UI_ACTOR
@interface WKPreferences : NSObject <NSSecureCoding>
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic) BOOL javaScriptCanOpenWindowsAutomatically;
@property (nonatomic, getter=isFraudulentWebsiteWarningEnabled) BOOL fraudulentWebsiteWarningEnabled IOS(13.0);
@property (nonatomic, getter=isTextInteractionEnabled) BOOL textInteractionEnabled IOS(14.5);
@end
NS_SWIFT_UI_ACTOR
@interface WKWebpagePreferences : NSObject
@property (nonatomic) BOOL allowsContentJavaScript IOS(14.0);
@end
NS_SWIFT_UI_ACTOR
@interface WKUserContentController : NSObject <NSSecureCoding>
- (void)removeAllUserScripts;
@end
typedef NS_OPTIONS(NSUInteger, WKAudiovisualMediaTypes) {
    WKAudiovisualMediaTypeNone = 0, WKAudiovisualMediaTypeAudio = 1 << 0, WKAudiovisualMediaTypeVideo = 1 << 1,
    WKAudiovisualMediaTypeAll = ~(NSUInteger)0
};
typedef NS_OPTIONS(NSUInteger, WKDataDetectorTypes) {
    WKDataDetectorTypeNone = 0, WKDataDetectorTypePhoneNumber = 1 << 0, WKDataDetectorTypeLink = 1 << 1,
    WKDataDetectorTypeAll = ~(NSUInteger)0
};
NS_SWIFT_UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, strong) WKPreferences *preferences;
@property (nonatomic, strong) WKUserContentController *userContentController;
@property (nonatomic, strong) WKWebsiteDataStore *websiteDataStore;
@property (null_resettable, nonatomic, copy) WKWebpagePreferences *defaultWebpagePreferences IOS(13.0);
@property (nonatomic) BOOL suppressesIncrementalRendering;
@property (nullable, nonatomic, copy) NSString *applicationNameForUserAgent;
@property (nonatomic) BOOL allowsAirPlayForMediaPlayback;
@property (nonatomic) WKAudiovisualMediaTypes mediaTypesRequiringUserActionForPlayback IOS(10.0);
@property (nonatomic) BOOL allowsInlineMediaPlayback;
@property (nonatomic) BOOL allowsPictureInPictureMediaPlayback IOS(9.0);
@property (nonatomic) WKDataDetectorTypes dataDetectorTypes IOS(10.0);
@property (nonatomic) BOOL limitsNavigationsToAppBoundDomains IOS(14.0);
@property (nonatomic) BOOL upgradeKnownHostsToHTTPS IOS(14.5);
@end
NS_ASSUME_NONNULL_END
