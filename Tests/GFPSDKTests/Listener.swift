import Foundation
import GFPSDK
import NativeAds
import Testing
import UIKit

/// Hears every delegate call there is, and writes it down.
@MainActor final class Listener: NSObject {
    /// What was called, in order.
    private(set) var calls: [String] = []
    /// When, on the stage's clock.
    private(set) var times: [String: Double] = [:]
    private(set) var ad: GFPNativeAd?
    private(set) var error: GFPError?
    private(set) var info: GFPLoadResponseInfo?
    /// Done within the load callback.
    var onReceive: ((GFPNativeAd) -> Void)?
    /// Handed in by the stage.
    var clock: ManualClock?
    /// What was given to open, and how to answer.
    private(set) var landings: [(url: String, handler: (Bool) -> Void)] = []

    func count(_ call: String) -> Int { calls.count { $0 == call } }

    func forget() { calls = [] }

    private func hear(_ call: String, of ad: GFPNativeAd? = nil) {
        MainActor.preconditionIsolated()
        if let ad { #expect(ad === self.ad) }
        calls.append(call)
        times[call] = clock?.uptime
    }
}

extension Listener: GFPAdLoaderDelegate {
    func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!) {
        ad = nativeAd
        hear("received")
        onReceive?(nativeAd)
        calls.append("received, over")
    }

    func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    ) {
        (self.error, info) = (error, responseInfo)
        hear("failed \(error.code)")
    }
}

extension Listener: GFPNativeAdDelegate {
    func nativeAdWasRendered(_ nativeAd: GFPNativeAd) { hear("rendered", of: nativeAd) }
    func nativeAdWasSeen(_ nativeAd: GFPNativeAd) { hear("seen", of: nativeAd) }
    func nativeAdWasClicked(_ nativeAd: GFPNativeAd) { hear("clicked", of: nativeAd) }
    func nativeAd(_ nativeAd: GFPNativeAd, didFailWithError error: GFPError) {
        self.error = error
        hear("ad failed \(error.code)", of: nativeAd)
    }
    func nativeAdWasMuted(_ nativeAd: GFPNativeAd) { hear("muted", of: nativeAd) }
    func nativeAdWasCanceledMute(_ nativeAd: GFPNativeAd) { hear("unmuted", of: nativeAd) }
    func nativeAdDidReloaded(_ nativeAd: GFPNativeAd) { hear("reloaded", of: nativeAd) }
    func nativeAd(_ nativeAd: GFPNativeAd, didReloadFailWithError error: GFPError) {
        hear("reload failed", of: nativeAd)
    }
    func nativeAdDidPresentDefaultInAppBrowser(_ nativeAd: GFPNativeAd) {
        hear("browser", of: nativeAd)
    }
    func nativeAdDidDismissDefaultInAppBrowser(_ nativeAd: GFPNativeAd) {
        hear("browser gone", of: nativeAd)
    }
    func nativeAdDidLoadMediaData(_ nativeAd: GFPNativeAd) { hear("all loaded", of: nativeAd) }
    func nativeAdDidFail(toLoadMediaData nativeAd: GFPNativeAd) {
        hear("load failed", of: nativeAd)
    }
    func shouldCalculatePreferredHeight(_ nativeAd: GFPNativeAd) { hear("height", of: nativeAd) }
    func nativeAd(
        _ nativeAd: GFPNativeAd,
        didChangeMediaAssetLoadingState state: GFPNativeAdMediaLoadingState,
        assetType: GFPNativeAdMediaAssetType
    ) {
        hear("\(assetType == .icon ? "icon" : "main") \(state)", of: nativeAd)
    }
}

extension Listener: GFPVideoEventDelegate {
    func adPlayerDidPlay(_ videoController: GFPVideoController) { hear("play") }
    func adPlayerDidPause(_ videoController: GFPVideoController) { hear("pause") }
    func adPlayerDidComplete(_ videoController: GFPVideoController) { hear("complete") }
    func adPlayerDidChangeMuteState(_ videoController: GFPVideoController) {
        hear(videoController.isMuted ? "sound off" : "sound on")
    }
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeCurrentTime currentTime: TimeInterval
    ) {
        #expect((0...20).contains(currentTime))
        hear("time")
    }
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeBufferedTime bufferedTime: TimeInterval
    ) {
        hear("buffer \(Int(bufferedTime))")
    }
    func adPlayer(
        _ videoController: GFPVideoController,
        didTappedControlButton buttonType: GFPControlButtonType
    ) {
        hear("button \(buttonType.rawValue)")
    }
}

extension Listener: GFPS2SAdClickDelegate {
    func openURL(with urlString: String, landingHandler: @escaping GFPS2SAdLandingHandler) {
        hear("open")
        landings.append((urlString, landingHandler))
    }
}

/// Implements nothing that it need not.
@MainActor final class Deaf: NSObject, GFPAdLoaderDelegate, GFPNativeAdDelegate {}
