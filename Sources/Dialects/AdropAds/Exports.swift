#if canImport(UIKit)
@_exported public import AdropAdsObjC
#endif
