#if canImport(UIKit)
import Foundation

// The names of SDKs before 12.0, whose types began with GAD in Swift too.
/// ``AdChoicesPosition`` by its older name.
public typealias GADAdChoicesPosition = AdChoicesPosition
/// ``AdChoicesView`` by its older name.
public typealias GADAdChoicesView = AdChoicesView
/// ``AdLoader`` by its older name.
public typealias GADAdLoader = AdLoader
/// ``AdLoaderAdType`` by its older name.
public typealias GADAdLoaderAdType = AdLoaderAdType
/// ``AdLoaderDelegate`` by its older name.
public typealias GADAdLoaderDelegate = AdLoaderDelegate
/// ``AdNetworkExtras`` by its older name.
public typealias GADAdNetworkExtras = AdNetworkExtras
/// ``AdNetworkResponseInfo`` by its older name.
public typealias GADAdNetworkResponseInfo = AdNetworkResponseInfo
/// ``AdValue`` by its older name.
public typealias GADAdValue = AdValue
/// ``AdValuePrecision`` by its older name.
public typealias GADAdValuePrecision = AdValuePrecision
/// ``AdapterInitializationState`` by its older name.
public typealias GADAdapterInitializationState = AdapterInitializationState
/// ``AdapterStatus`` by its older name.
public typealias GADAdapterStatus = AdapterStatus
/// ``AudioVideoManager`` by its older name.
public typealias GADAudioVideoManager = AudioVideoManager
/// ``AudioVideoManagerDelegate`` by its older name.
public typealias GADAudioVideoManagerDelegate = AudioVideoManagerDelegate
/// ``CustomNativeAd`` by its older name.
public typealias GADCustomNativeAd = CustomNativeAd
/// ``CustomNativeAdDelegate`` by its older name.
public typealias GADCustomNativeAdDelegate = CustomNativeAdDelegate
/// ``CustomNativeAdLoaderDelegate`` by its older name.
public typealias GADCustomNativeAdLoaderDelegate = CustomNativeAdLoaderDelegate
/// ``DisplayAdMeasurement`` by its older name.
public typealias GADDisplayAdMeasurement = DisplayAdMeasurement
/// ``Extras`` by its older name.
public typealias GADExtras = Extras
/// ``InitializationStatus`` by its older name.
public typealias GADInitializationStatus = InitializationStatus
/// ``MediaAspectRatio`` by its older name.
public typealias GADMediaAspectRatio = MediaAspectRatio
/// ``MediaContent`` by its older name.
public typealias GADMediaContent = MediaContent
/// ``MediaView`` by its older name.
public typealias GADMediaView = MediaView
/// ``MobileAds`` by its older name.
public typealias GADMobileAds = MobileAds
/// ``MultipleAdsAdLoaderOptions`` by its older name.
public typealias GADMultipleAdsAdLoaderOptions = MultipleAdsAdLoaderOptions
/// ``MuteThisAdReason`` by its older name.
public typealias GADMuteThisAdReason = MuteThisAdReason
/// ``NativeAd`` by its older name.
public typealias GADNativeAd = NativeAd
/// ``NativeAdCustomClickGestureOptions`` by its older name.
public typealias GADNativeAdCustomClickGestureOptions = NativeAdCustomClickGestureOptions
/// ``NativeAdDelegate`` by its older name.
public typealias GADNativeAdDelegate = NativeAdDelegate
/// ``NativeAdImage`` by its older name.
public typealias GADNativeAdImage = NativeAdImage
/// ``NativeAdImageAdLoaderOptions`` by its older name.
public typealias GADNativeAdImageAdLoaderOptions = NativeAdImageAdLoaderOptions
/// ``NativeAdLoaderDelegate`` by its older name.
public typealias GADNativeAdLoaderDelegate = NativeAdLoaderDelegate
/// ``NativeAdMediaAdLoaderOptions`` by its older name.
public typealias GADNativeAdMediaAdLoaderOptions = NativeAdMediaAdLoaderOptions
/// ``NativeAdUnconfirmedClickDelegate`` by its older name.
public typealias GADNativeAdUnconfirmedClickDelegate = NativeAdUnconfirmedClickDelegate
/// ``NativeAdView`` by its older name.
public typealias GADNativeAdView = NativeAdView
/// ``NativeAdViewAdOptions`` by its older name.
public typealias GADNativeAdViewAdOptions = NativeAdViewAdOptions
/// ``NativeMuteThisAdLoaderOptions`` by its older name.
public typealias GADNativeMuteThisAdLoaderOptions = NativeMuteThisAdLoaderOptions
/// ``PublisherPrivacyPersonalizationState`` by its older name.
public typealias GADPublisherPrivacyPersonalizationState = PublisherPrivacyPersonalizationState
/// ``Request`` by its older name.
public typealias GADRequest = Request
/// ``RequestConfiguration`` by its older name.
public typealias GADRequestConfiguration = RequestConfiguration
/// ``ResponseInfo`` by its older name.
public typealias GADResponseInfo = ResponseInfo
/// ``VideoController`` by its older name.
public typealias GADVideoController = VideoController
/// ``VideoControllerDelegate`` by its older name.
public typealias GADVideoControllerDelegate = VideoControllerDelegate
/// ``VideoOptions`` by its older name.
public typealias GADVideoOptions = VideoOptions
/// ``VersionNumber`` by its older name.
public typealias GADVersionNumber = VersionNumber
/// ``AdManagerRequest`` by its older name.
public typealias GAMRequest = AdManagerRequest
/// ``RequestError`` by its older name.
public typealias GADRequestError = RequestError
/// The codes of ``RequestError`` by their older name.
public typealias GADErrorCode = RequestError.Code
/// The codes of ``PresentationError`` by their older name.
public typealias GADPresentationErrorCode = PresentationError.Code

// swift-format-ignore: AlwaysUseLowerCamelCase
/// ``string(for:)`` by its older name.
public func GADGetStringFromVersionNumber(_ version: VersionNumber) -> String {
    string(for: version)
}

extension MobileAds {
    /// ``shared`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public static func sharedInstance() -> MobileAds { shared }

    /// ``isApplicationMuted`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var applicationMuted: Bool {
        get { isApplicationMuted }
        set { isApplicationMuted = newValue }
    }
}

extension VideoOptions {
    /// ``shouldStartMuted`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var startMuted: Bool {
        get { shouldStartMuted }
        set { shouldStartMuted = newValue }
    }

    /// ``areCustomControlsRequested`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var customControlsRequested: Bool {
        get { areCustomControlsRequested }
        set { areCustomControlsRequested = newValue }
    }

    /// ``isClickToExpandRequested`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var clickToExpandRequested: Bool {
        get { isClickToExpandRequested }
        set { isClickToExpandRequested = newValue }
    }
}

extension NativeAdImageAdLoaderOptions {
    /// ``isImageLoadingDisabled`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var disableImageLoading: Bool {
        get { isImageLoadingDisabled }
        set { isImageLoadingDisabled = newValue }
    }
}

extension NativeMuteThisAdLoaderOptions {
    /// ``isCustomMuteThisAdRequested`` by its older name.
    #if canImport(ObjectiveC)
    @nonobjc
    #endif
    public var customMuteThisAdRequested: Bool {
        get { isCustomMuteThisAdRequested }
        set { isCustomMuteThisAdRequested = newValue }
    }
}
#endif
