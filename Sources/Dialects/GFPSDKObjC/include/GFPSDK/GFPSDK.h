// For Objective-C files that say `#import <GFPSDK/GFPSDK.h>`: everything of the module.
#pragma once
#if __has_feature(objc_modules)
@import GFPSDK;
@import GFPSDKObjC;
#else
#import <UIKit/UIKit.h>
#import "GFPSDKObjC.h"
#import "GFPSDK-Swift.h"
#endif
