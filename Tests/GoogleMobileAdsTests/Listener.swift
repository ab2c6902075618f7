import Foundation
import GoogleMobileAds
import Testing

/// An app's delegate of everything: writes down what it is told, in order.
@MainActor final class Listener: NSObject {
    weak var stage: Stage?
    /// What it was told.
    var log: [String] = []
    /// The ads that it got, and the errors.
    private(set) var ads: [NativeAd] = []
    private(set) var customAds: [CustomNativeAd] = []
    private(set) var errors: [any Error] = []
    /// The formats that it can show.
    var formats = ["10063170"]
    /// How often it was asked for them.
    private(set) var formatQuestions = 0
    /// Done with each ad and each error, and at the end.
    var onReceive: ((NativeAd) -> Void)?
    var onFailure: (() -> Void)?
    var onFinish: (() -> Void)?

    private var isInCall = false

    /// Does what an app does; nothing may be told before it has returned.
    func during(_ call: () -> Void) {
        isInCall = true
        call()
        isInCall = false
    }

    private func write(_ words: String) {
        MainActor.preconditionIsolated()
        #expect(!isInCall, "told of \(words) before the call has returned")
        log.append(words)
    }
}

extension Listener: NativeAdLoaderDelegate, CustomNativeAdLoaderDelegate {
    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
        #expect(adLoader.isLoading)
        ads.append(nativeAd)
        nativeAd.delegate = self
        nativeAd.mediaContent.videoController.delegate = self
        write("receive \(nativeAd.headline ?? "-")")
        onReceive?(nativeAd)
    }

    func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] {
        formatQuestions += 1
        return formats
    }

    func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) {
        customAds.append(customNativeAd)
        customNativeAd.delegate = self
        write("custom \(customNativeAd.string(forKey: "Title") ?? "-")")
    }

    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
        errors.append(error)
        write("fail \((error as NSError).code)")
        onFailure?()
    }

    func adLoaderDidFinishLoading(_ adLoader: AdLoader) {
        write("finish")
        onFinish?()
    }
}

extension Listener: NativeAdDelegate {
    private func write(_ words: String, _ ad: NativeAd) {
        write("\(words) \(ad.headline ?? "-")")
    }

    func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { write("impression", nativeAd) }
    func nativeAdDidRecordClick(_ nativeAd: NativeAd) { write("click", nativeAd) }
    func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd) { write("swipe", nativeAd) }
    func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { write("will present", nativeAd) }
    func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { write("will dismiss", nativeAd) }
    func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { write("did dismiss", nativeAd) }
    func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { write("will leave", nativeAd) }
    func nativeAdIsMuted(_ nativeAd: NativeAd) { write("muted", nativeAd) }
}

extension Listener: CustomNativeAdDelegate {
    func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) { write("impression") }
    func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) { write("click") }
    func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd) { write("will present") }
    func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd) { write("will dismiss") }
    func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd) { write("did dismiss") }
}

extension Listener: VideoControllerDelegate, AudioVideoManagerDelegate {
    func videoControllerDidPlayVideo(_ videoController: VideoController) { write("play") }
    func videoControllerDidPauseVideo(_ videoController: VideoController) { write("pause") }
    func videoControllerDidEndVideoPlayback(_ videoController: VideoController) { write("end") }
    func videoControllerDidMuteVideo(_ videoController: VideoController) { write("mute") }
    func videoControllerDidUnmuteVideo(_ videoController: VideoController) { write("unmute") }
    func audioVideoManagerWillPlayVideo(_ manager: AudioVideoManager) { write("some video") }
    func audioVideoManagerDidPauseAllVideo(_ manager: AudioVideoManager) { write("no video") }
    func audioVideoManagerWillPlayAudio(_ manager: AudioVideoManager) { write("some sound") }
    func audioVideoManagerDidStopPlayingAudio(_ manager: AudioVideoManager) { write("no sound") }
}
