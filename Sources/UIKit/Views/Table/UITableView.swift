public import Foundation

/// Rows below one another, of which only those on the screen have a view.
///
/// As Apple's, with these differences: section headers scroll away with their rows, changes of
/// rows are shown at once, and there is no editing.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// A height that is measured rather than given.
    public static let automaticDimension: CGFloat = -1
    /// The height of a row of which nothing is known.
    static let standardRowHeight: CGFloat = 44

    /// Says what the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }
    /// Has a say in how the table looks and hears of taps on rows.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// How sections are set off.
    public final let style: Style
    /// The height of all rows; measured one by one unless given.
    open var rowHeight = UITableView.automaticDimension {
        didSet { setNeedsCounts() }
    }
    /// How high rows probably are, until measured.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { setNeedsCounts() }
    }
    /// The height of all section headers; measured unless given.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { setNeedsCounts() }
    }
    /// The height of all section footers; measured unless given.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { setNeedsCounts() }
    }
    /// A view above all rows, as high as its frame.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }
    /// A view below all rows, as high as its frame.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }
    /// What is drawn between rows.
    open var separatorStyle = SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }
    /// How far the lines between rows keep from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }
    /// Whether taps select rows.
    open var allowsSelection = true
    /// The row that is selected.
    public internal(set) final var indexPathForSelectedRow: IndexPath?

    /// Where everything lies; nil until the data source was asked.
    final var table: TableLayout?
    /// The width that rows were measured for.
    final var measuredWidth: CGFloat = 0
    /// The cells on the screen.
    final var shownCells: [IndexPath: UITableViewCell] = [:]
    /// The views above and below the rows of sections.
    final var sectionViews: [TableLayout.Kind: UIView] = [:]
    /// Cells and classes by their reuse identifiers.
    final var pool = TableReusePool()
    /// Changes of rows that are being collected.
    final var batch: TableUpdates?

    /// A table of this frame and style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// A plain table of this frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// The table that a XIB file describes; an empty plain one for any other coder.
    public required init?(coder: NSCoder) {
        style =
            switch coder.nibElement?["style"] {
            case "grouped": .grouped
            case "insetGrouped": .insetGrouped
            default: .plain
            }
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Asks the data source for everything anew, at the next layout.
    open func reloadData() {
        table = nil
        batch = nil
        indexPathForSelectedRow = nil
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
            put(away: cell, from: path)
        }
        shownCells = [:]
        for view in sectionViews.values { view.removeFromSuperview() }
        sectionViews = [:]
        setNeedsLayout()
    }

    /// Shows the cells of the rows that are on the screen and puts away the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { tile() }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsCounts()
    }

    /// Heights are to be asked for anew, cells may stay.
    final func setNeedsCounts() {
        table = nil
        setNeedsLayout()
    }
}
