// For Objective-C files that say `#import <AppNexusSDK/AppNexusSDK.h>`: everything of the module.
#pragma once
#if __has_feature(objc_modules)
@import AppNexusSDK;
@import AppNexusSDKObjC;
#else
#import <UIKit/UIKit.h>
#import "AppNexusSDKObjC.h"
#import "AppNexusSDK-Swift.h"
#endif
