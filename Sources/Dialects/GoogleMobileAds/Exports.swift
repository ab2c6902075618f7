#if canImport(UIKit)
@_exported public import GoogleMobileAdsObjC
#endif
