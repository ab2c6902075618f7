// Layout files: nibs, storyboards, and the bundles that they lie in.
#pragma once
#import <UIKit/UIResponder.h>
NS_ASSUME_NONNULL_BEGIN
@class UIViewController;
typedef NSString *UINibOptionsKey NS_TYPED_EXTENSIBLE_ENUM SWIFT_NAME("UINib.OptionsKey");
NS_SWIFT_UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundle SWIFT_NAME("init(nibName:bundle:)");
+ (UINib *)nibWithData:(NSData *)data bundle:(nullable NSBundle *)bundle SWIFT_NAME("init(data:bundle:)");
- (NSArray *)instantiateWithOwner:(nullable id)owner options:(nullable NSDictionary<UINibOptionsKey, id> *)options
    SWIFT_NAME("instantiate(withOwner:options:)");
@end
@interface NSBundle (UINibLoading)
- (nullable NSArray *)loadNibNamed:(NSString *)name owner:(nullable id)owner
    options:(nullable NSDictionary<UINibOptionsKey, id> *)options NS_SWIFT_UI_ACTOR
    SWIFT_NAME("loadNibNamed(_:owner:options:)");
@end
@interface NSObject (UINibLoading)
- (void)awakeFromNib NS_REQUIRES_SUPER NS_SWIFT_UI_ACTOR;
- (void)prepareForInterfaceBuilder NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle SWIFT_NAME("init(name:bundle:)");
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier
    SWIFT_NAME("instantiateViewController(withIdentifier:)");
@end
NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *source;
@property (nonatomic, readonly) __kindof UIViewController *destination;
@end
NS_ASSUME_NONNULL_END
