public import AdropAds
import AdropAdsBackfill
public import Newspaper
public import UIKit

/// The front page with ads by the API of AdropAds, as an app written for Adrop has them.
public final class AdropFeedViewController: FrontPageController {
    private var ads: [AdSlot: AdropNativeAd] = [:]

    /// Starts Adrop, which an app may as well do as it is launched, and makes room for ads.
    public override func viewDidLoad() {
        super.viewDidLoad()
        Adrop.initialize(production: false)
        tableView.register(AdropAdCell.self, forCellReuseIdentifier: AdropAdCell.identifier)
    }

    /// Asks for the ads of all slots.
    public override func startLoading() {
        for slot in AdSlot.allCases {
            let ad = AdropNativeAd(unitId: slot.unit, contextId: "front-page")
            ad.delegate = self
            ads[slot] = ad
            ad.load()
        }
    }

    /// The ad of a slot as a card.
    public override func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: AdropAdCell.identifier,
            for: indexPath
        )
        if let ad = ads[slot] { (cell as? AdropAdCell)?.configure(with: ad) }
        return cell
    }
}

extension AdropFeedViewController: AdropNativeAdDelegate {
    /// Shows the ad where it belongs.
    public func onAdReceived(_ ad: AdropNativeAd) {
        if let slot = AdSlot(rawValue: ad.unitId) { fill(slot) }
    }

    /// Lets the stories close up.
    public func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode) {
        guard let slot = AdSlot(rawValue: ad.unitId) else { return }
        leaveEmpty(slot, because: AdropErrorCodeToString(code: errorCode))
    }
}
