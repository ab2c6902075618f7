// rejected: nearly matches optional requirement
import Foundation
import GoogleMobileAds
final class Listener: NSObject, NativeAdDelegate { func nativeAdDidRecordClicks(_ nativeAd: NativeAd) {} }
