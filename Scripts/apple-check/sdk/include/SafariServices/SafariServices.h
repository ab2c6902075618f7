#pragma once
#import <UIKit/UIKit.h>
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_UI_ACTOR
@interface SFSafariViewControllerConfiguration : NSObject <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface SFSafariViewController : UIViewController
- (instancetype)initWithURL:(NSURL *)url configuration:(SFSafariViewControllerConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithURL:(NSURL *)url;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle NS_UNAVAILABLE;
@end
NS_ASSUME_NONNULL_END
