// For Objective-C files that say `#import <AdropAds/AdropAds.h>`: everything of the module.
#pragma once
#if __has_feature(objc_modules)
@import AdropAds;
@import AdropAdsObjC;
#else
#import <UIKit/UIKit.h>
#import "AdropAdsObjC.h"
#import "AdropAds-Swift.h"
#endif
