public import Foundation
public import NativeAds
public import Newspaper
public import UIKit

/// The front page with ads by the project's own API.
public final class FeedViewController: FrontPageController {
    /// Called with each ad before it is first shown: for a log, say.
    public var onLoad: ((AdSlot, NativeAd) -> Void)?

    private let ads: NativeAds
    private var loaded: [AdSlot: NativeAd] = [:]

    /// A front page for a day, with ads from this source.
    public init(ads: NativeAds, date: Date) {
        self.ads = ads
        super.init(date: date)
    }

    /// Makes room for ads in the list.
    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AdCell.self, forCellReuseIdentifier: AdCell.identifier)
    }

    /// Asks for the ads of all slots.
    public override func startLoading() {
        Task { await loadAds() }
    }

    /// Asks for the ads of all slots, side by side, and shows each when it is there.
    public func loadAds() async {
        await withTaskGroup(of: Void.self) { group in
            for slot in AdSlot.allCases {
                group.addTask { await self.load(slot) }
            }
        }
    }

    private func load(_ slot: AdSlot) async {
        do throws(AdError) {
            let ad = try await ads.load(slot.unit)
            onLoad?(slot, ad)
            loaded[slot] = ad
            fill(slot)
        } catch {
            leaveEmpty(slot, because: error.description)
        }
    }

    /// The ad of a slot as a card.
    public override func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: AdCell.identifier,
            for: indexPath
        )
        if let ad = loaded[slot] { (cell as? AdCell)?.show(ad) }
        return cell
    }
}
