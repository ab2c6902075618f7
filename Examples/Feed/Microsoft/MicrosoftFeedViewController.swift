public import AppNexusSDK
public import Newspaper
public import UIKit

/// The front page with ads by the API of AppNexusSDK, as an app written for Microsoft Monetize has
/// them.
public final class MicrosoftFeedViewController: FrontPageController {
    private var requests: [AdSlot: ANNativeAdRequest] = [:]
    private var responses: [AdSlot: ANNativeAdResponse] = [:]

    /// Starts the SDK up, which an app may as well do as it is launched, and makes room for ads.
    public override func viewDidLoad() {
        super.viewDidLoad()
        XandrAd.sharedInstance()
            .initWithMemberID(10094, preCacheRequestObjects: true, completionHandler: nil)
        tableView.register(MicrosoftAdCell.self, forCellReuseIdentifier: MicrosoftAdCell.identifier)
    }

    /// Asks for the ads of all slots.
    public override func startLoading() {
        for slot in AdSlot.allCases {
            load(slot)
        }
    }

    private func load(_ slot: AdSlot) {
        let request = ANNativeAdRequest()
        request.placementId = slot.unit
        request.shouldLoadMainImage = true
        request.shouldLoadIconImage = true
        request.delegate = self
        requests[slot] = request
        request.loadAd()
    }

    /// The ad of a slot as a card.
    public override func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: MicrosoftAdCell.identifier,
            for: indexPath
        )
        if let response = responses[slot] {
            (cell as? MicrosoftAdCell)?.show(response, over: self)
        }
        return cell
    }

    /// The SDK plays no video; the card shows its picture.
    public override var playsFilm: Bool { false }

    /// The button, which is not the first in a card with AdChoices.
    public override func actionView(for slot: AdSlot) -> UIView? {
        let cell = indexPath(of: slot).flatMap(tableView.cellForRow(at:))
        return (cell as? MicrosoftAdCell)?.callToActionButton
    }
}

extension MicrosoftFeedViewController: ANNativeAdRequestDelegate {
    /// Shows the ad where it belongs.
    public func adRequest(
        _ request: ANNativeAdRequest,
        didReceive response: ANNativeAdResponse
    ) {
        guard let slot = request.placementId.flatMap(AdSlot.init) else { return }
        response.delegate = self
        responses[slot] = response
        fill(slot)
    }

    /// Lets the stories close up.
    public func adRequest(
        _ request: ANNativeAdRequest,
        didFailToLoadWithError error: any Error,
        with adResponseInfo: ANAdResponseInfo?
    ) {
        guard let slot = request.placementId.flatMap(AdSlot.init) else { return }
        leaveEmpty(slot, because: error.localizedDescription)
    }
}

extension MicrosoftFeedViewController: ANNativeAdDelegate {
    /// An ad that nobody scrolled to in six hours is replaced.
    public func adDidExpire(_ response: Any) {
        let expired = responses.first { $0.value === response as? ANNativeAdResponse }
        if let slot = expired?.key { load(slot) }
    }
}
