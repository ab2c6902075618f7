#pragma once
#import <UIKit/UIViewController.h>
NS_ASSUME_NONNULL_BEGIN
@class UIWindowScene, UIScreen, UIScene, UISceneSession, UISceneConnectionOptions, UISceneConfiguration;
typedef CGFloat UIWindowLevel NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIWindow.Level");
extern UIWindowLevel const UIWindowLevelNormal SWIFT_NAME("UIWindowLevel.normal");
extern UIWindowLevel const UIWindowLevelAlert SWIFT_NAME("UIWindowLevel.alert");
extern UIWindowLevel const UIWindowLevelStatusBar SWIFT_NAME("UIWindowLevel.statusBar");
NS_SWIFT_UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen SWIFT_NAME("main");
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) CGFloat nativeScale;
@property (nonatomic, readonly) NSInteger maximumFramesPerSecond IOS(10.3);
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@end
NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame;
- (instancetype)initWithWindowScene:(UIWindowScene *)scene IOS(13.0);
@property (nullable, nonatomic, weak) UIWindowScene *windowScene IOS(13.0);
@property (nonatomic, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)becomeKeyWindow SWIFT_NAME("becomeKey()");
- (void)makeKeyWindow SWIFT_NAME("makeKey()");
- (void)makeKeyAndVisible;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)sendEvent:(UIEvent *)event SWIFT_NAME("sendEvent(_:)");
- (CGPoint)convertPoint:(CGPoint)point toWindow:(nullable UIWindow *)window SWIFT_NAME("convert(_:to:)");
- (CGRect)convertRect:(CGRect)rect toWindow:(nullable UIWindow *)window SWIFT_NAME("convert(_:to:)");
@end
typedef NS_ENUM(NSInteger, UIApplicationState) {
    UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
typedef NAMED_ENUM(NSInteger, UISceneActivationState, "UIScene.ActivationState") {
    UISceneActivationStateUnattached = -1, UISceneActivationStateForegroundActive, UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground
};
typedef NSString *UIApplicationOpenExternalURLOptionsKey NS_TYPED_EXTENSIBLE_ENUM
    SWIFT_NAME("UIApplication.OpenExternalURLOptionsKey");
extern UIApplicationOpenExternalURLOptionsKey const UIApplicationOpenURLOptionUniversalLinksOnly
    SWIFT_NAME("UIApplicationOpenExternalURLOptionsKey.universalLinksOnly");
typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UIApplication.LaunchOptionsKey");
typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UISceneSession.Role") IOS(13.0);
extern UISceneSessionRole const UIWindowSceneSessionRoleApplication IOS(13.0) SWIFT_NAME("UISceneSessionRole.windowApplication");
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
@end
NS_SWIFT_UI_ACTOR IOS(13.0) SWIFT_NAME("UIScene.ConnectionOptions")
@interface UISceneConnectionOptions : NSObject
@end
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UISceneConfiguration : NSObject
+ (instancetype)configurationWithName:(nullable NSString *)name sessionRole:(UISceneSessionRole)role
    SWIFT_NAME("init(name:sessionRole:)");
@property (nonatomic, nullable) Class delegateClass;
@end
NS_SWIFT_UI_ACTOR IOS(13.0)
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
    options:(UISceneConnectionOptions *)options SWIFT_NAME("scene(_:willConnectTo:options:)");
- (void)sceneDidDisconnect:(UIScene *)scene;
@end
NS_SWIFT_UI_ACTOR IOS(13.0)
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (nullable, nonatomic, strong) id<UISceneDelegate> delegate;
@end
NS_SWIFT_UI_ACTOR IOS(13.0)
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nullable, nonatomic, readonly, strong) UIWindow *keyWindow IOS(15.0);
@end
@protocol UIApplicationDelegate;
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication SWIFT_NAME("shared");
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows
    IOS_DEPRECATED(2.0, 15.0, "Use UIWindowScene.windows on a relevant window scene instead");
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes IOS(13.0);
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
- (void)openURL:(NSURL *)url options:(NSDictionary<UIApplicationOpenExternalURLOptionsKey, id> *)options
    completionHandler:(void (NS_SWIFT_UI_ACTOR NS_SWIFT_SENDABLE ^_Nullable)(BOOL success))completion IOS(10.0)
    SWIFT_NAME("open(_:options:completionHandler:)");
- (BOOL)canOpenURL:(NSURL *)url IOS(3.0) SWIFT_NAME("canOpenURL(_:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)options
    SWIFT_NAME("application(_:didFinishLaunchingWithOptions:)");
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options IOS(13.0)
    SWIFT_NAME("application(_:configurationForConnecting:options:)");
@property (nullable, nonatomic, strong) UIWindow *window;
@end
#define UI_NOTIFICATION(_name, _swift) extern NSNotificationName const _name NS_SWIFT_NONISOLATED SWIFT_NAME(_swift)
UI_NOTIFICATION(UIApplicationDidEnterBackgroundNotification, "UIApplication.didEnterBackgroundNotification");
UI_NOTIFICATION(UIApplicationWillEnterForegroundNotification, "UIApplication.willEnterForegroundNotification");
UI_NOTIFICATION(UIApplicationDidFinishLaunchingNotification, "UIApplication.didFinishLaunchingNotification");
UI_NOTIFICATION(UIApplicationDidBecomeActiveNotification, "UIApplication.didBecomeActiveNotification");
UI_NOTIFICATION(UIApplicationWillResignActiveNotification, "UIApplication.willResignActiveNotification");
UI_NOTIFICATION(UIApplicationDidReceiveMemoryWarningNotification, "UIApplication.didReceiveMemoryWarningNotification");
UI_NOTIFICATION(UIApplicationWillTerminateNotification, "UIApplication.willTerminateNotification");
UI_NOTIFICATION(UIWindowDidBecomeVisibleNotification, "UIWindow.didBecomeVisibleNotification");
NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice SWIFT_NAME("current");
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nullable, nonatomic, readonly, strong) NSUUID *identifierForVendor;
@end
NS_ASSUME_NONNULL_END
