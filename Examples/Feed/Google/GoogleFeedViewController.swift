public import Foundation
public import GoogleMobileAds
public import Newspaper
public import UIKit

/// The front page with ads by the API of GoogleMobileAds, as an app written for Google has them.
public final class GoogleFeedViewController: FrontPageController {
    private var loaders: [AdSlot: AdLoader] = [:]
    private var ads: [AdSlot: NativeAd] = [:]

    /// Starts the SDK, which an app may as well do as it is launched, and makes room for ads.
    public override func viewDidLoad() {
        super.viewDidLoad()
        MobileAds.shared.start(completionHandler: nil)
        tableView.register(GoogleAdCell.self, forCellReuseIdentifier: GoogleAdCell.identifier)
    }

    /// Asks for the ads of all slots.
    public override func startLoading() {
        let videoOptions = VideoOptions()
        videoOptions.shouldStartMuted = true
        for slot in AdSlot.allCases {
            let loader = AdLoader(
                adUnitID: slot.unit,
                rootViewController: self,
                adTypes: [.native],
                options: [videoOptions]
            )
            loader.delegate = self
            // A loader that nobody keeps loads nothing.
            loaders[slot] = loader
            loader.load(Request())
        }
    }

    /// The ad of a slot as a card.
    public override func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: GoogleAdCell.identifier,
            for: indexPath
        )
        if let ad = ads[slot] { (cell as? GoogleAdCell)?.show(ad) }
        return cell
    }
}

extension GoogleFeedViewController: NativeAdLoaderDelegate {
    /// Shows the ad where it belongs.
    public func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
        guard let slot = AdSlot(rawValue: adLoader.adUnitID) else { return }
        nativeAd.rootViewController = self
        ads[slot] = nativeAd
        fill(slot)
    }

    /// Lets the stories close up.
    public func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
        guard let slot = AdSlot(rawValue: adLoader.adUnitID) else { return }
        leaveEmpty(slot, because: error.localizedDescription)
    }
}
