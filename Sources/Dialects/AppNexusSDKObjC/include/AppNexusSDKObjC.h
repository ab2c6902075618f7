// What Swift cannot say to Objective-C of AppNexusSDK: global constants.
// Swift gets them from here too, where there is Objective-C; on Linux the module declares their twins.
#pragma once
#ifdef __OBJC__
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
/// The key of the whole native object in a response's custom elements.
static NSString *const kANNativeElementObject = @"ELEMENT";
/// The key of a client-side mediated ad in a response's custom elements.
static NSString *const kANNativeCSRObject = @"CSRAdObject";
NS_ASSUME_NONNULL_END
#endif
