// What shows a controller over another, and what is told of it.
#pragma once
#import <UIKit/UIViewController.h>
NS_ASSUME_NONNULL_BEGIN
@class UIPresentationController;
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@end
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
    completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    SWIFT_NAME("animate(alongsideTransition:completion:)");
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    IOS(10.0) SWIFT_NAME("notifyWhenInteractionChanges(_:)");
@end
@interface UIViewController (UIViewControllerTransitionCoordinator)
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT_NAME("viewWillTransition(to:with:)") IOS(8.0);
@end
NS_SWIFT_UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (void)presentationControllerWillDismiss:(UIPresentationController *)controller IOS(13.0);
- (void)presentationControllerDidDismiss:(UIPresentationController *)controller IOS(13.0);
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)controller IOS(13.0);
- (void)presentationControllerDidAttemptToDismiss:(UIPresentationController *)controller IOS(13.0);
@end
NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@property (nonatomic, readonly, strong) UIViewController *presentedViewController;
@property (nonatomic, readonly, strong) UIViewController *presentingViewController;
@property (nullable, nonatomic, weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end
NS_SWIFT_UI_ACTOR IOS(15.0)
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic) BOOL prefersGrabberVisible;
@end
@interface UIViewController (UIPresentationController)
@property (nonatomic, nullable, readonly) UIPresentationController *presentationController IOS(8.0);
@property (nonatomic, nullable, readonly) UISheetPresentationController *sheetPresentationController IOS(15.0);
@end
typedef NAMED_ENUM(NSInteger, UIAlertControllerStyle, "UIAlertController.Style") {
    UIAlertControllerStyleActionSheet = 0, UIAlertControllerStyleAlert
};
typedef NAMED_ENUM(NSInteger, UIAlertActionStyle, "UIAlertAction.Style") {
    UIAlertActionStyleDefault = 0, UIAlertActionStyleCancel, UIAlertActionStyleDestructive
};
NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style
    handler:(void (NS_SWIFT_UI_ACTOR ^_Nullable)(UIAlertAction *action))handler SWIFT_NAME("init(title:style:handler:)");
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message
    preferredStyle:(UIAlertControllerStyle)style SWIFT_NAME("init(title:message:preferredStyle:)");
- (void)addAction:(UIAlertAction *)action SWIFT_NAME("addAction(_:)");
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nullable, nonatomic, copy) NSString *message;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarItem : NSObject
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@end
@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@end
NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@end
typedef NAMED_ENUM(NSInteger, UIBarButtonSystemItem, "UIBarButtonItem.SystemItem") {
    UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave,
    UIBarButtonSystemItemAdd, UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace,
    UIBarButtonSystemItemAction = 9, UIBarButtonSystemItemRefresh = 13, UIBarButtonSystemItemClose = 24
};
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject
- (instancetype)init;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(nullable id)target action:(nullable SEL)action
    SWIFT_NAME("init(barButtonSystemItem:target:action:)");
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item primaryAction:(nullable UIAction *)action IOS(14.0)
    NS_REFINED_FOR_SWIFT SWIFT_NAME("init(__systemItem:primaryAction:)");
- (instancetype)initWithCustomView:(UIView *)view SWIFT_NAME("init(customView:)");
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) UIAction *primaryAction IOS(14.0);
@end
@interface UINavigationItem (Buttons)
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end
NS_ASSUME_NONNULL_END
