#pragma once
#import <UIKit/UIColor.h>
#import <UIKit/UIFont.h>
NS_ASSUME_NONNULL_BEGIN
typedef NS_ENUM(NSInteger, NSTextAlignment) {
    NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural
};
typedef NS_ENUM(NSInteger, NSLineBreakMode) {
    NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead,
    NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle
};
typedef NS_ENUM(NSInteger, NSWritingDirection) {
    NSWritingDirectionNatural = -1, NSWritingDirectionLeftToRight = 0, NSWritingDirectionRightToLeft = 1
};
typedef NS_OPTIONS(NSInteger, NSUnderlineStyle) {
    NSUnderlineStyleSingle = 1, NSUnderlineStyleThick = 2
};
NS_SWIFT_SENDABLE
@interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying>
@property (class, readonly, copy) NSParagraphStyle *defaultParagraphStyle SWIFT_NAME("default");
@property (readonly) CGFloat lineSpacing;
@property (readonly) NSTextAlignment alignment;
@property (readonly) NSLineBreakMode lineBreakMode;
@end
NS_SWIFT_NONSENDABLE
@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property CGFloat paragraphSpacing;
@property CGFloat minimumLineHeight;
@property CGFloat maximumLineHeight;
@property CGFloat lineHeightMultiple;
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
@property NSWritingDirection baseWritingDirection;
@end
typedef NS_OPTIONS(NSInteger, NSStringDrawingOptions) {
    NSStringDrawingUsesLineFragmentOrigin = 1 << 0, NSStringDrawingUsesFontLeading = 1 << 1,
    NSStringDrawingTruncatesLastVisibleLine = 1 << 5
};
@class NSStringDrawingContext;
@interface NSString (Drawing)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes SWIFT_NAME("size(withAttributes:)");
- (void)drawAtPoint:(CGPoint)point withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
    SWIFT_NAME("draw(at:withAttributes:)");
- (void)drawInRect:(CGRect)rect withAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
    SWIFT_NAME("draw(in:withAttributes:)");
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options
    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes context:(nullable NSStringDrawingContext *)context
    SWIFT_NAME("boundingRect(with:options:attributes:context:)");
@end
@interface NSAttributedString (Drawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point SWIFT_NAME("draw(at:)");
- (void)drawInRect:(CGRect)rect SWIFT_NAME("draw(in:)");
- (CGRect)boundingRectWithSize:(CGSize)size options:(NSStringDrawingOptions)options
    context:(nullable NSStringDrawingContext *)context SWIFT_NAME("boundingRect(with:options:context:)");
@end
@interface NSStringDrawingContext : NSObject
@end
NS_ASSUME_NONNULL_END
