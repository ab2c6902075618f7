// What Swift cannot say to Objective-C of GFPSDK: option sets and constants. Swift reads the option sets from here on Linux too.
#pragma once

#include "GFPErrorCode.h"
#include "GFPOptions.h"

#ifdef __OBJC__
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
/// Where an ad's extra information has the size of its icon.
static NSString *const kGFPNativeIconSizeKey = @"kGFPNativeIconSizeKey";

/// Takes a placeholder out of its view.
typedef void (^GFPPlaceholderRemovalHandler)(void);
/// Tells GFP whether the app has opened what it was given.
typedef void (^GFPS2SAdLandingHandler)(BOOL isSuccess);
NS_ASSUME_NONNULL_END
#endif
