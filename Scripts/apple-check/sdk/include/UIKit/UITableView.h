#pragma once
#import <UIKit/UIScrollView.h>
#import <UIKit/UILabel.h>
#import <UIKit/UINib.h>
#import <UIKit/UIViewController.h>
NS_ASSUME_NONNULL_BEGIN
typedef NAMED_ENUM(NSInteger, UITableViewStyle, "UITableView.Style") {
    UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped
};
typedef NAMED_ENUM(NSInteger, UITableViewScrollPosition, "UITableView.ScrollPosition") {
    UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom
};
typedef NAMED_ENUM(NSInteger, UITableViewRowAnimation, "UITableView.RowAnimation") {
    UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop,
    UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100
};
typedef NAMED_ENUM(NSInteger, UITableViewCellStyle, "UITableViewCell.CellStyle") {
    UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle
};
typedef NAMED_ENUM(NSInteger, UITableViewCellSelectionStyle, "UITableViewCell.SelectionStyle") {
    UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray,
    UITableViewCellSelectionStyleDefault
};
typedef NAMED_ENUM(NSInteger, UITableViewCellSeparatorStyle, "UITableViewCell.SeparatorStyle") {
    UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine
};
typedef NAMED_ENUM(NSInteger, UITableViewCellAccessoryType, "UITableViewCell.AccessoryType") {
    UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator
};
extern const CGFloat UITableViewAutomaticDimension SWIFT_NAME("UITableView.automaticDimension");
@protocol UITableViewDataSource, UITableViewDelegate;
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)identifier
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nullable, nonatomic, strong) UIView *backgroundView;
@property (nullable, nonatomic, strong) UIView *selectedBackgroundView;
@property (nullable, nonatomic, readonly, strong) UILabel *textLabel
    IOS_DEPRECATED(3.0, 100000.0, "Use UIListContentConfiguration instead");
@property (nullable, nonatomic, readonly, strong) UILabel *detailTextLabel
    IOS_DEPRECATED(3.0, 100000.0, "Use UIListContentConfiguration instead");
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView
    IOS_DEPRECATED(3.0, 100000.0, "Use UIListContentConfiguration instead");
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated SWIFT_NAME("setSelected(_:animated:)");
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated SWIFT_NAME("setHighlighted(_:animated:)");
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic) UIEdgeInsets separatorInset;
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)identifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@end
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat sectionHeaderTopPadding IOS(15.0);
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIColor *separatorColor;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic) BOOL allowsSelection;
- (void)reloadData;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("reloadRows(at:with:)");
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("insertRows(at:with:)");
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("deleteRows(at:with:)");
- (void)performBatchUpdates:(void (NS_NOESCAPE ^_Nullable)(void))updates completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("performBatchUpdates(_:completion:)") SWIFT_DISABLE_ASYNC;
- (void)beginUpdates;
- (void)endUpdates;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section SWIFT_NAME("numberOfRows(inSection:)");
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path SWIFT_NAME("rectForRow(at:)");
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point SWIFT_NAME("indexPathForRow(at:)");
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell SWIFT_NAME("indexPath(for:)");
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path SWIFT_NAME("cellForRow(at:)");
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated
    SWIFT_NAME("scrollToRow(at:at:animated:)");
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)path animated:(BOOL)animated
    scrollPosition:(UITableViewScrollPosition)position SWIFT_NAME("selectRow(at:animated:scrollPosition:)");
- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated SWIFT_NAME("deselectRow(at:animated:)");
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    SWIFT_NAME("dequeueReusableCell(withIdentifier:)");
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path
    SWIFT_NAME("dequeueReusableCell(withIdentifier:for:)");
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    SWIFT_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier
    SWIFT_NAME("register(_:forCellReuseIdentifier:)");
- (void)registerClass:(nullable Class)viewClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier
    SWIFT_NAME("register(_:forHeaderFooterViewReuseIdentifier:)");
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier
    SWIFT_NAME("dequeueReusableHeaderFooterView(withIdentifier:)");
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("insertSections(_:with:)");
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("deleteSections(_:with:)");
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation
    SWIFT_NAME("reloadSections(_:with:)");
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
    SWIFT_NAME("tableView(_:numberOfRowsInSection:)");
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:cellForRowAt:)");
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView SWIFT_NAME("numberOfSections(in:)");
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section
    SWIFT_NAME("tableView(_:titleForHeaderInSection:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:willDisplay:forRowAt:)");
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:didEndDisplaying:forRowAt:)");
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:heightForRowAt:)");
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:estimatedHeightForRowAt:)");
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section
    SWIFT_NAME("tableView(_:viewForHeaderInSection:)");
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section
    SWIFT_NAME("tableView(_:heightForHeaderInSection:)");
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:shouldHighlightRowAt:)");
- (nullable NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:willSelectRowAt:)");
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("tableView(_:didSelectRowAt:)");
@end
NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UITableView *tableView;
@end
NS_ASSUME_NONNULL_END
