#pragma once
#include <objc/objc.h>
#ifdef __OBJC__
NS_ASSUME_NONNULL_BEGIN
SWIFT_NAME("DispatchObject") @interface OS_dispatch_object : NSObject
- (instancetype)init NS_UNAVAILABLE;
@end
NS_SWIFT_SENDABLE SWIFT_NAME("DispatchQueue") @interface OS_dispatch_queue : OS_dispatch_object
@end
NS_ASSUME_NONNULL_END
#endif
