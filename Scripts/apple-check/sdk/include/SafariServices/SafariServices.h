#pragma once
#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
@class SFSafariViewController;
NS_SWIFT_UI_ACTOR
@protocol SFSafariViewControllerDelegate <NSObject>
@optional
- (void)safariViewController:(SFSafariViewController *)controller didCompleteInitialLoad:(BOOL)loaded
    SWIFT_NAME("safariViewController(_:didCompleteInitialLoad:)");
- (void)safariViewControllerDidFinish:(SFSafariViewController *)controller SWIFT_NAME("safariViewControllerDidFinish(_:)");
@end
NS_SWIFT_UI_ACTOR IOS(11.0) SWIFT_NAME("SFSafariViewController.Configuration")
@interface SFSafariViewControllerConfiguration : NSObject <NSCopying>
@property (nonatomic) BOOL entersReaderIfAvailable;
@property (nonatomic) BOOL barCollapsingEnabled;
@end
NS_SWIFT_UI_ACTOR
@interface SFSafariViewController : UIViewController
- (instancetype)initWithURL:(NSURL *)url configuration:(SFSafariViewControllerConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithURL:(NSURL *)url;
@property (nonatomic, weak, nullable) id<SFSafariViewControllerDelegate> delegate;
@property (nonatomic, nullable, strong) UIColor *preferredBarTintColor;
@property (nonatomic, nullable, strong) UIColor *preferredControlTintColor;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle NS_UNAVAILABLE;
@end
NS_ASSUME_NONNULL_END
