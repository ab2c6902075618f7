// Controls that a publisher's page has beside buttons and labels.
#pragma once
#import <UIKit/UIControl.h>
#import <UIKit/UIScrollView.h>
#import <UIKit/UIText.h>
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, strong) UIColor *onTintColor;
- (void)setOn:(BOOL)on animated:(BOOL)animated SWIFT_NAME("setOn(_:animated:)");
@end
NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (void)setValue:(float)value animated:(BOOL)animated SWIFT_NAME("setValue(_:animated:)");
@end
NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@end
NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nullable, nonatomic, strong) UIColor *pageIndicatorTintColor;
@property (nullable, nonatomic, strong) UIColor *currentPageIndicatorTintColor;
@end
NS_SWIFT_UI_ACTOR
@interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end
@interface UIScrollView (UIRefreshControl)
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl IOS(10.0);
@end
NS_SWIFT_UI_ACTOR
@interface UIProgressView : UIView
@property (nonatomic) float progress;
@property (nullable, nonatomic, strong) UIColor *progressTintColor;
@property (nullable, nonatomic, strong) UIColor *trackTintColor;
- (void)setProgress:(float)progress animated:(BOOL)animated SWIFT_NAME("setProgress(_:animated:)");
@end
NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@end
NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@property (null_resettable, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@end
typedef NAMED_ENUM(NSInteger, UIBlurEffectStyle, "UIBlurEffect.Style") {
    UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark, UIBlurEffectStyleRegular = 4,
    UIBlurEffectStyleProminent = 5, UIBlurEffectStyleSystemMaterial = 8
};
NS_SWIFT_UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying>
@end
NS_SWIFT_UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style SWIFT_NAME("init(style:)");
@end
NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
@end
NS_ASSUME_NONNULL_END
