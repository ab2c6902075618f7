public import Foundation
public import UIKit

/// A newspaper's front page: stories to scroll through, with room for ads among them.
///
/// Where the ads come from and what they look like is for a subclass to say: one a way of loading.
open class FrontPageController: UIViewController {
    /// Called where a slot stays empty, with the reason.
    public var onFailure: ((AdSlot, String) -> Void)?
    /// The list of stories and ads.
    public let tableView = UITableView(frame: .zero, style: .plain)

    private let date: Date
    private var rows = FeedRow.rows(stories: Story.today, filled: [])
    private var filled: Set<AdSlot> = []
    private var empty: Set<AdSlot> = []

    /// A front page for a day.
    public init(date: Date) {
        self.date = date
        super.init(nibName: nil, bundle: nil)
    }

    /// Never: the page is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes the list.
    open override func viewDidLoad() {
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
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    /// Asks for the ads of all slots; to be overridden.
    ///
    /// Each ends in ``fill(_:)`` or ``leaveEmpty(_:because:)``.
    open func startLoading() {}

    /// The cell with the ad of a slot that was filled; to be overridden.
    open func adCell(for slot: AdSlot, at indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    /// Whether the page itself plays the film of ``AdSlot/video``.
    open var playsFilm: Bool { true }

    /// The view that a reader taps to follow the ad of a slot: the button in its cell, if it is on show.
    open func actionView(for slot: AdSlot) -> UIView? {
        indexPath(of: slot).flatMap(tableView.cellForRow(at:))?.firstButton
    }

    /// Gives a slot its row; an ad that was there before is replaced.
    public func fill(_ slot: AdSlot) {
        empty.remove(slot)
        filled.insert(slot)
        rows = FeedRow.rows(stories: Story.today, filled: filled)
        tableView.reloadData()
    }

    /// A page without an ad is a page: the stories close up.
    public func leaveEmpty(_ slot: AdSlot, because reason: String) {
        empty.insert(slot)
        onFailure?(slot, reason)
    }

    /// Whether an ad came for a slot, or none will.
    public func isSettled(_ slot: AdSlot) -> Bool {
        filled.contains(slot) || empty.contains(slot)
    }

    /// Where the ad of a slot is in the list, once it is loaded.
    public func indexPath(of slot: AdSlot) -> IndexPath? {
        rows.firstIndex { $0.slot == slot }.map { IndexPath(row: $0, section: 0) }
    }
}

extension FrontPageController: UITableViewDataSource {
    /// How many stories and ads there are.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    /// A cell for a story or an ad, new or used before.
    public func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let underLine = indexPath.row > 0 && rows[indexPath.row - 1].slot == nil
        switch rows[indexPath.row] {
        case .ad(let slot):
            return adCell(for: slot, at: indexPath)
        case .story(let story):
            let isLead = story.prominence == .lead
            let cell = tableView.dequeueReusableCell(
                withIdentifier: isLead ? LeadStoryCell.identifier : StoryCell.identifier,
                for: indexPath
            )
            (cell as? StoryCell)?.show(story, underLine: underLine)
            (cell as? LeadStoryCell)?.show(story, underLine: underLine)
            return cell
        }
    }
}

extension UIView {
    /// The first button in the view, the view itself included.
    package var firstButton: UIButton? {
        if let button = self as? UIButton { return button }
        return subviews.lazy.compactMap(\.firstButton).first
    }
}
