#if canImport(UIKit)
public import Foundation
import GFPSDKObjC
import NativeAds
import OpenRTB
public import UIKit

/// Loads the ads of a unit, one at a time.
///
/// Keep it until it has called back. Which formats are asked for follows from which delegates were
/// set: ``setNativeDelegate(_:nativeOptions:)``.
#if canImport(ObjectiveC)
@objc(GFPAdLoader)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPAdLoader: NSObject {
    /// The unit.
    public nonisolated let adUnitID: String
    /// What is known of the place; read as each load begins.
    public nonisolated let adParam: GFPAdParam
    /// Told how a load ended.
    public weak var delegate: (any GFPAdLoaderDelegate)?
    /// Opens the pages of direct ads in the place of GFP; asked for the loads that begin from now on.
    public weak var s2sClickDelegate: (any GFPS2SAdClickDelegate)?
    /// Seconds from a load to its outcome; those of ``GFPAdConfiguration`` by default, 60.
    public lazy var requestTimeoutInterval: TimeInterval =
        NaverState.current.configuration.unifiedAdRequestTimeout

    private weak var rootViewController: UIViewController?
    private weak var nativeDelegate: (any GFPNativeAdDelegate)?
    private var nativeOptions: GFPAdNativeOptions?
    private lazy var loader = EngineLoader(loadsAgain: true)

    /// A loader for a unit; pages inside the app are shown over `rootViewController`, which is not
    /// kept.
    public nonisolated init(
        unitID: String,
        rootViewController: UIViewController?,
        adParam: GFPAdParam
    ) {
        adUnitID = unitID
        self.adParam = adParam
        self.rootViewController = rootViewController
        super.init()
    }

    /// Asks for native ads from now on; `nil` options are the defaults.
    ///
    /// The delegate is not kept. It is that of the ads which come until they are given another one.
    public func setNativeDelegate(
        _ nativeDelegate: any GFPNativeAdDelegate,
        nativeOptions: GFPAdNativeOptions?
    ) {
        self.nativeDelegate = nativeDelegate
        self.nativeOptions = nativeOptions ?? GFPAdNativeOptions()
    }

    /// Loads an ad.
    public nonisolated func loadAd() {
        Task { @MainActor in await load(.auction()) }
    }

    /// Makes an ad of a bid response that the app has already, as Foundation's JSON has it.
    public nonisolated func loadAdWith(dict: [String: Any]) {
        give(JSONValue(plain: dict)?.text())
    }

    /// Makes an ad of a bid response that the app has already.
    public nonisolated func loadAdWith(string: String) {
        give((try? JSONValue.read(string)) == nil ? nil : string)
    }

    /// Makes an ad of a bid response that the app has already.
    public nonisolated func loadAdWith(data: Data) {
        loadAdWith(string: String(decoding: data, as: UTF8.self))
    }

    private nonisolated func give(_ text: String?) {
        Task { @MainActor in await load(.given(text)) }
    }
}

extension GFPAdLoader {
    /// Where an ad comes from.
    enum Origin {
        /// An auction for this many ads, of which the first that is wanted is taken.
        case auction(count: Int = 1, wants: @MainActor (EngineAd) -> Bool = { _ in true })
        /// A response at hand; `nil` where it is no JSON.
        case given(String?)

        @MainActor func takes(_ ad: EngineAd) -> Bool {
            if case .auction(_, let wants) = self { wants(ad) } else { true }
        }
    }

    /// Loads an ad and tells how that ended.
    func load(_ origin: Origin) async {
        LayoutNames.register()
        let host = SharedAds.current
        let start = host.uptime
        let log = { NSNumber(value: Int(((host.uptime - start) * 1000).rounded())) }
        do throws(LoadFailure) {
            let (ad, context) = try await ad(origin, host)
            let wrapped = GFPNativeAd(ad, context, GFPLoadResponseInfo(of: ad, latency: log()))
            wrapped.delegate = nativeDelegate
            tell(wrapped)
        } catch {
            tell(error.error, GFPLoadResponseInfo(of: error, latency: log()))
        }
    }

    private func ad(
        _ origin: Origin,
        _ host: SharedAds
    ) async throws(LoadFailure) -> (EngineAd, NaverContext) {
        let state = NaverState.current
        let options = try checkedOptions(origin, state)
        let setting = options.renderingSetting.frozen
        let param = adParam.snapshot
        let context = NaverContext(
            setting: setting,
            root: rootViewController,
            clickDelegate: s2sClickDelegate
        )
        var load = LoadOptions(
            pictures: setting.useLazyMediaLoading ? .lazy : .eager,
            video: NaverRules.video(options.videoOptions ?? GFPVideoOptions(), state),
            targeting: Targeting(param, state)
        )
        load.leavesOutMain = !setting.hasMediaView
        let assets = NaverRules.assets(hasMediaView: setting.hasMediaView)
        let timeout = requestTimeoutInterval
        let isGiven = if case .given = origin { true } else { false }
        do throws(EngineAdError) {
            let ads = try host.ads { NaverRules.adjust(&$0, state, setting, param) }
            let loaded = try await loader.load { [adUnitID, load] () async throws(EngineAdError) in
                switch origin {
                case .given(let text):
                    try await ads.load(
                        response: text ?? "",
                        for: adUnitID,
                        assets: assets,
                        timeout: timeout,
                        options: load
                    )
                case .auction(let count, _):
                    try await ads.load(
                        adUnitID,
                        count: count,
                        assets: assets,
                        timeout: timeout,
                        options: load
                    )
                }
            }
            guard let ad = loaded.first(where: origin.takes) else { throw .noFill }
            return (ad, context)
        } catch {
            throw LoadFailure(error, isGiven: isGiven)
        }
    }

    /// What can be told without asking anybody.
    private func checkedOptions(
        _ origin: Origin,
        _ state: NaverState
    ) throws(LoadFailure) -> GFPAdNativeOptions {
        guard state.isSetUp else {
            throw LoadFailure(.paramInitInfo, "Call GFPAdManager.setup before the first load.")
        }
        if adUnitID.isEmpty { throw LoadFailure(.invalidAdUnit, "The unit has no name.") }
        if case .given(nil) = origin {
            throw LoadFailure(.parseAdList, "What was given is no JSON.")
        }
        if adParam.contentInfo?.isValid == false {
            throw LoadFailure(.invalidAdParam, "The content info needs all three of its parts.")
        }
        guard let nativeOptions else {
            throw LoadFailure(.wrongCommand, "Call setNativeDelegate before loadAd.")
        }
        return nativeOptions
    }
}
#endif
