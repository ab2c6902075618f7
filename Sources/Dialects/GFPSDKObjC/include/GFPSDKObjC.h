// What Swift cannot say to Objective-C of GFPSDK: option sets and constants. Swift reads the option sets from here on Linux too.
#pragma once

#include "GFPOptions.h"

#ifdef __OBJC__
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN
/// Where an ad's extra information has the size of its icon.
static NSString *const kGFPNativeIconSizeKey = @"kGFPNativeIconSizeKey";
NS_ASSUME_NONNULL_END
#endif
