#pragma once
#import <UIKit/UIControl.h>
#import <UIKit/UINib.h>
NS_ASSUME_NONNULL_BEGIN
@class UINavigationController, UINavigationItem;
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
    UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
    UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationNone = -1,
    UIModalPresentationAutomatic = -2
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
    UIModalTransitionStyleCoverVertical = 0, UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve
};
typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
    UIStatusBarStyleDefault = 0, UIStatusBarStyleLightContent = 1, UIStatusBarStyleDarkContent = 3
};
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAME("parent");
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    SWIFT_NAME("presentedViewController");
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    SWIFT_NAME("presentingViewController");
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange NS_REQUIRES_SUPER IOS(11.0);
- (void)didReceiveMemoryWarning;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController SWIFT_NAME("isMovingToParent");
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated
    completion:(void (^_Nullable)(void))completion SWIFT_NAME("present(_:animated:completion:)") SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^_Nullable)(void))completion
    SWIFT_NAME("dismiss(animated:completion:)") SWIFT_DISABLE_ASYNC;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation IOS(13.0);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController
    SWIFT_NAME("isMovingFromParent");
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender
    SWIFT_NAME("performSegue(withIdentifier:sender:)");
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender SWIFT_NAME("prepare(for:sender:)");
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets IOS(11.0);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT_NAME("children");
- (void)addChildViewController:(UIViewController *)child SWIFT_NAME("addChild(_:)");
- (void)removeFromParentViewController SWIFT_NAME("removeFromParent()");
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME("willMove(toParent:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAME("didMove(toParent:)");
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle IOS(13.0);
- (void)setNeedsUpdateOfSupportedInterfaceOrientations IOS(16.0);
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView
@property (nonatomic) BOOL prefersLargeTitles IOS(11.0);
@end
NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)controller;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    SWIFT_NAME("popToRootViewController(animated:)");
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated SWIFT_NAME("pushViewController(_:animated:)");
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated SWIFT_NAME("popViewController(animated:)");
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated SWIFT_NAME("setNavigationBarHidden(_:animated:)");
@end
NS_ASSUME_NONNULL_END
