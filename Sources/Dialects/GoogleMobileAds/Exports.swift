@_exported public import GoogleMobileAdsObjC
