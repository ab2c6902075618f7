public import Foundation
public import NativeAds
public import UIKit

/// A newspaper's front page: stories to scroll through, with ads among them.
public final class FeedViewController: UIViewController {
    /// Called with each ad before it is first shown: for a log, say.
    public var onLoad: ((AdSlot, NativeAd) -> Void)?
    /// Called where a slot stays empty, with the reason.
    public var onFailure: ((AdSlot, AdError) -> Void)?
    /// The list of stories and ads.
    public let tableView = UITableView(frame: .zero, style: .plain)

    private let ads: NativeAds
    private let date: Date
    private var rows = FeedRow.rows(stories: Story.today, ads: [:])
    private var loaded: [AdSlot: NativeAd] = [:]

    /// A front page for a day, with ads from this source.
    public init(ads: NativeAds, date: Date) {
        self.ads = ads
        self.date = date
        super.init(nibName: nil, bundle: nil)
    }

    /// Never: the page is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes the list.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.backgroundColor = .systemBackground
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 160
        // The stories draw their own lines: none belongs beside an ad's card.
        tableView.separatorStyle = .none
        tableView.tableHeaderView = MastheadView(date: date, width: view.bounds.width)
        tableView.register(StoryCell.self, forCellReuseIdentifier: StoryCell.identifier)
        tableView.register(LeadStoryCell.self, forCellReuseIdentifier: LeadStoryCell.identifier)
        tableView.register(AdCell.self, forCellReuseIdentifier: AdCell.identifier)
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    /// Asks for the ads of all slots, side by side, and shows each when it is there.
    public func loadAds() async {
        await withTaskGroup(of: Void.self) { group in
            for slot in AdSlot.allCases {
                group.addTask { await self.load(slot) }
            }
        }
    }

    /// Where the ad of a slot is in the list, once it is loaded.
    public func indexPath(of slot: AdSlot) -> IndexPath? {
        let row = rows.firstIndex { row in
            guard case .ad(let ad) = row else { return false }
            return ad === loaded[slot]
        }
        return row.map { IndexPath(row: $0, section: 0) }
    }

    private func load(_ slot: AdSlot) async {
        do throws(AdError) {
            let ad = try await ads.load(slot.unit)
            onLoad?(slot, ad)
            loaded[slot] = ad
            rows = FeedRow.rows(stories: Story.today, ads: loaded)
            tableView.reloadData()
        } catch {
            // A feed without an ad is a feed: the stories close up.
            onFailure?(slot, error)
        }
    }
}

extension FeedViewController: UITableViewDataSource {
    /// How many stories and ads there are.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    /// A cell for a story or an ad, new or used before.
    public func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let row = rows[indexPath.row]
        let cell = tableView.dequeueReusableCell(
            withIdentifier: row.cellIdentifier,
            for: indexPath
        )
        let underLine = indexPath.row > 0 && !rows[indexPath.row - 1].isAd
        switch (row, cell) {
        case (.story(let story), let cell as StoryCell): cell.show(story, underLine: underLine)
        case (.story(let story), let cell as LeadStoryCell): cell.show(story, underLine: underLine)
        case (.ad(let ad), let cell as AdCell): cell.show(ad)
        default: break
        }
        return cell
    }
}

extension FeedRow {
    fileprivate var isAd: Bool {
        if case .ad = self { true } else { false }
    }

    @MainActor fileprivate var cellIdentifier: String {
        switch self {
        case .ad: AdCell.identifier
        case .story(let story) where story.prominence == .lead: LeadStoryCell.identifier
        case .story: StoryCell.identifier
        }
    }
}
