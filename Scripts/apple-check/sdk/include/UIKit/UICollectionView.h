#pragma once
#import <UIKit/UITableView.h>
NS_ASSUME_NONNULL_BEGIN
@class UICollectionViewLayout, UICollectionView;
@protocol UICollectionViewDataSource, UICollectionViewDelegate;
typedef NAMED_ENUM(NSInteger, UICollectionViewScrollDirection, "UICollectionView.ScrollDirection") {
    UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal
};
typedef NAMED_OPTIONS(NSUInteger, UICollectionViewScrollPosition, "UICollectionView.ScrollPosition") {
    UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1 << 0,
    UICollectionViewScrollPositionCenteredVertically = 1 << 1, UICollectionViewScrollPositionBottom = 1 << 2,
    UICollectionViewScrollPositionLeft = 1 << 3, UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
    UICollectionViewScrollPositionRight = 1 << 5
};
extern NSString *const UICollectionElementKindSectionHeader SWIFT_NAME("UICollectionView.elementKindSectionHeader");
extern NSString *const UICollectionElementKindSectionFooter SWIFT_NAME("UICollectionView.elementKindSectionFooter");
extern const CGSize UICollectionViewFlowLayoutAutomaticSize SWIFT_NAME("UICollectionViewFlowLayout.automaticSize") IOS(10.0);
NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat alpha;
@property (nonatomic) NSInteger zIndex;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong) NSIndexPath *indexPath;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes SWIFT_NAME("apply(_:)");
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)attributes
    SWIFT_NAME("preferredLayoutAttributesFitting(_:)") IOS(8.0);
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewLayout : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly) UICollectionView *collectionView;
- (void)invalidateLayout;
- (void)prepareLayout SWIFT_NAME("prepare()");
@property (nonatomic, readonly) CGSize collectionViewContentSize;
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect
    SWIFT_NAME("layoutAttributesForElements(in:)");
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("layoutAttributesForItem(at:)");
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)bounds SWIFT_NAME("shouldInvalidateLayout(forBoundsChange:)");
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize IOS(8.0);
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds IOS(9.0);
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic) BOOL allowsSelection;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier
    SWIFT_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier
    SWIFT_NAME("register(_:forCellWithReuseIdentifier:)");
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)kind
    withReuseIdentifier:(NSString *)identifier SWIFT_NAME("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)");
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
    forIndexPath:(NSIndexPath *)path SWIFT_NAME("dequeueReusableCell(withReuseIdentifier:for:)");
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind
    withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path
    SWIFT_NAME("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)");
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section SWIFT_NAME("numberOfItems(inSection:)");
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("layoutAttributesForItem(at:)");
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point SWIFT_NAME("indexPathForItem(at:)");
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell SWIFT_NAME("indexPath(for:)");
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path SWIFT_NAME("cellForItem(at:)");
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)path animated:(BOOL)animated
    scrollPosition:(UICollectionViewScrollPosition)position SWIFT_NAME("selectItem(at:animated:scrollPosition:)");
- (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated SWIFT_NAME("deselectItem(at:animated:)");
- (void)scrollToItemAtIndexPath:(NSIndexPath *)path atScrollPosition:(UICollectionViewScrollPosition)position
    animated:(BOOL)animated SWIFT_NAME("scrollToItem(at:at:animated:)");
- (void)reloadData;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths SWIFT_NAME("insertItems(at:)");
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths SWIFT_NAME("deleteItems(at:)");
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths SWIFT_NAME("reloadItems(at:)");
- (void)performBatchUpdates:(void (NS_NOESCAPE ^_Nullable)(void))updates completion:(void (^_Nullable)(BOOL finished))completion
    SWIFT_NAME("performBatchUpdates(_:completion:)") SWIFT_DISABLE_ASYNC;
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section
    SWIFT_NAME("collectionView(_:numberOfItemsInSection:)");
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("collectionView(_:cellForItemAt:)");
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)view SWIFT_NAME("numberOfSections(in:)");
- (UICollectionReusableView *)collectionView:(UICollectionView *)view viewForSupplementaryElementOfKind:(NSString *)kind
    atIndexPath:(NSIndexPath *)path SWIFT_NAME("collectionView(_:viewForSupplementaryElementOfKind:at:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)view shouldSelectItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("collectionView(_:shouldSelectItemAt:)");
- (BOOL)collectionView:(UICollectionView *)view shouldHighlightItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("collectionView(_:shouldHighlightItemAt:)");
- (void)collectionView:(UICollectionView *)view didSelectItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("collectionView(_:didSelectItemAt:)");
- (void)collectionView:(UICollectionView *)view didDeselectItemAtIndexPath:(NSIndexPath *)path
    SWIFT_NAME("collectionView(_:didDeselectItemAt:)");
- (void)collectionView:(UICollectionView *)view willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)path SWIFT_NAME("collectionView(_:willDisplay:forItemAt:)");
- (void)collectionView:(UICollectionView *)view didEndDisplayingCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)path SWIFT_NAME("collectionView(_:didEndDisplaying:forItemAt:)");
@end
NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout
    sizeForItemAtIndexPath:(NSIndexPath *)path SWIFT_NAME("collectionView(_:layout:sizeForItemAt:)");
- (UIEdgeInsets)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout
    insetForSectionAtIndex:(NSInteger)section SWIFT_NAME("collectionView(_:layout:insetForSectionAt:)");
- (CGFloat)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section
    SWIFT_NAME("collectionView(_:layout:minimumLineSpacingForSectionAt:)");
- (CGFloat)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section
    SWIFT_NAME("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)");
- (CGSize)collectionView:(UICollectionView *)view layout:(UICollectionViewLayout *)layout
    referenceSizeForHeaderInSection:(NSInteger)section SWIFT_NAME("collectionView(_:layout:referenceSizeForHeaderInSection:)");
@end
NS_SWIFT_UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;
@end
NS_ASSUME_NONNULL_END
