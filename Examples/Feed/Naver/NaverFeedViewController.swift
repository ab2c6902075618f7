public import GFPSDK
public import Newspaper
public import UIKit

/// The front page with ads by the API of GFPSDK, as an app written for Naver has them: lazy, so
/// that the row is there at once and its media fades in.
public final class NaverFeedViewController: FrontPageController {
    private var loaders: [AdSlot: GFPAdLoader] = [:]
    private var ads: [AdSlot: GFPNativeAd] = [:]

    /// Starts GFP, which an app may as well do as it is launched, and makes room for ads.
    public override func viewDidLoad() {
        super.viewDidLoad()
        GFPAdManager.setup(withPublisherCd: "newspaper", target: nil) { error in
            if let error { print("feed: \(error.localizedDescription)") }
        }
        tableView.register(NaverAdCell.self, forCellReuseIdentifier: NaverAdCell.identifier)
    }

    /// Asks for the ads of all slots, each by a loader of its own.
    public override func startLoading() {
        for slot in AdSlot.allCases {
            let adParam = GFPAdParam()
            adParam.keywords = ["news"]
            let nativeOptions = GFPAdNativeOptions()
            nativeOptions.renderingSetting.useLazyMediaLoading = true
            nativeOptions.renderingSetting.preferredAdChoicesViewPosition = .topRightCorner
            nativeOptions.videoOptions = GFPVideoOptions(playPolicy: .autoPlay, viewType: .landing)

            let loader = GFPAdLoader(
                unitID: slot.unit,
                rootViewController: self,
                adParam: adParam
            )
            loader.delegate = self
            loader.setNativeDelegate(self, nativeOptions: nativeOptions)
            loaders[slot] = loader
            loader.loadAd()
        }
    }

    /// The ad of a slot as a card.
    public override func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: NaverAdCell.identifier,
            for: indexPath
        )
        if let ad = ads[slot] { (cell as? NaverAdCell)?.show(ad) }
        return cell
    }

    /// The label that says what the ad leads to.
    public override func actionView(for slot: AdSlot) -> UIView? { cell(of: slot)?.actionView }

    private func cell(of slot: AdSlot) -> NaverAdCell? {
        indexPath(of: slot).flatMap(tableView.cellForRow(at:)) as? NaverAdCell
    }
}

extension NaverFeedViewController: GFPAdLoaderDelegate {
    // The vendor says nothing of nullability here.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Shows the ad where it belongs; its media is still to come.
    public func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!) {
        guard let slot = AdSlot(rawValue: unifiedAdLoader.adUnitID) else { return }
        nativeAd.delegate = self
        ads[slot] = nativeAd
        fill(slot)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Lets the stories close up.
    public func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    ) {
        guard let slot = AdSlot(rawValue: unifiedAdLoader.adUnitID) else { return }
        leaveEmpty(slot, because: "\(error.codeName() ?? ""): \(error.localizedDescription)")
    }
}

extension NaverFeedViewController: GFPNativeAdDelegate {
    /// Puts a calm card in the place of media that never came.
    public func nativeAdDidFail(toLoadMediaData nativeAd: GFPNativeAd) {
        guard let slot = ads.first(where: { $0.value === nativeAd })?.key else { return }
        cell(of: slot)?.showPlaceholders(of: nativeAd)
    }

    /// The card cannot be shown: the stories close up.
    public func nativeAd(_ nativeAd: GFPNativeAd, didFailWithError error: GFPError) {
        print("feed: \(error.localizedDescription)")
    }
}
