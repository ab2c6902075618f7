// For Objective-C files that say `#import <GoogleMobileAds/GoogleMobileAds.h>`: everything of the module.
#pragma once
#if __has_feature(objc_modules)
@import GoogleMobileAds;
@import GoogleMobileAdsObjC;
#else
#import <UIKit/UIKit.h>
#import "GoogleMobileAdsObjC.h"
#import "GoogleMobileAds-Swift.h"
#endif
