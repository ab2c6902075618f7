#pragma once
#import <UIKit/UIEvent.h>
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
- (instancetype)init;
@property (nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT_NAME("next");
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event SWIFT_NAME("touchesBegan(_:with:)");
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event SWIFT_NAME("touchesMoved(_:with:)");
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event SWIFT_NAME("touchesEnded(_:with:)");
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event SWIFT_NAME("touchesCancelled(_:with:)");
@end
typedef NS_OPTIONS(uint64_t, UIAccessibilityTraits) {
    UIAccessibilityTraitNone __attribute__((swift_name("UIAccessibilityTraits.none"))) = 0, UIAccessibilityTraitButton = 1 << 0, UIAccessibilityTraitLink = 1 << 1,
    UIAccessibilityTraitImage = 1 << 2, UIAccessibilityTraitSelected = 1 << 3, UIAccessibilityTraitStaticText = 1 << 6,
    UIAccessibilityTraitHeader = 1 << 16
};
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
@end
NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
NS_ASSUME_NONNULL_END
