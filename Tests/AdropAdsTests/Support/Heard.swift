import Foundation
import NativeAds

@testable import AdropAds

/// What an app is told, by its delegate and by closures, in order.
@MainActor final class Heard: AdropNativeAdDelegate {
    /// By the delegate: `received`, `failed 6`, `clicked` and so on.
    private(set) var told: [String] = []
    /// By closures, in the same words.
    private(set) var closures: [String] = []
    private(set) var ads: [AdropNativeAd] = []
    private(set) var batch: [AdropNativeAd] = []
    /// Whether a batch is kept; an app that does not loses it.
    var keepsBatch = true
    /// Called at each word from a delegate.
    var onWord: ((String) -> Void)?

    func forget() { (told, closures, ads) = ([], [], []) }

    /// Has an ad's closures heard too.
    func listen(to ad: AdropNativeAd) {
        ad.onAdReceived = { [weak self] _ in self?.closures.append("received") }
        ad.onAdFailedToReceive = { [weak self] _, code in
            self?.closures.append("failed \(code.rawValue)")
        }
        ad.onAdClicked = { [weak self] _ in self?.closures.append("clicked") }
        ad.onAdImpression = { [weak self] _ in self?.closures.append("impression") }
        ad.onAdVideoStart = { [weak self] _ in self?.closures.append("start") }
        ad.onAdVideoEnd = { [weak self] _ in self?.closures.append("end") }
    }

    func onAdReceived(_ ad: AdropNativeAd) { add("received", ad) }
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode) {
        add("failed \(errorCode.rawValue)", ad)
    }
    func onAdClicked(_ ad: AdropNativeAd) { add("clicked", ad) }
    func onAdImpression(_ ad: AdropNativeAd) { add("impression", ad) }
    func onAdVideoStart(_ ad: AdropNativeAd) { add("start", ad) }
    func onAdVideoEnd(_ ad: AdropNativeAd) { add("end", ad) }
    func onAdsReceived(_ ads: [AdropNativeAd]) {
        if keepsBatch { batch = ads }
        add("batch \(ads.map(\.headline).joined(separator: ", "))")
    }
    func onAdsFailedToReceive(_ errorCode: AdropErrorCode) {
        add("batch failed \(errorCode.rawValue)")
    }

    private func add(_ word: String, _ ad: AdropNativeAd? = nil) {
        MainActor.preconditionIsolated()
        told.append(word)
        if let ad { ads.append(ad) }
        onWord?(word)
    }
}
