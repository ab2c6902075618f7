public import Foundation

/// Items arranged by a layout, of which only those on the screen have a view.
///
/// As Apple's, with these differences: changes of items are shown at once, and there are no
/// decoration views, no dragging, no prefetching and no diffable data sources.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Says what the collection shows.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    /// Hears of taps on items and, as a `UICollectionViewDelegateFlowLayout`, has a say in the flow.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// Says where items lie.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { adoptLayout(oldValue) }
    }
    /// A view behind the items that does not scroll.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue) }
    }
    /// Whether taps select items.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    /// The selected items.
    final var selectedPaths: Set<IndexPath> = []
    /// How many items each section has; nil until the data source was asked.
    final var counts: [Int]?
    /// What is on the screen.
    final var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// Views, classes and files by their reuse identifiers.
    final var pool = CollectionReusePool()
    /// Changes of items that are being collected.
    final var batch: CollectionBatch?

    /// A collection of this frame, laid out in this way.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// The collection that a XIB file describes, laid out in a flow; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.collectionView = self
    }

    /// Asks the data source for everything anew, at the next layout.
    open func reloadData() {
        counts = nil
        batch = nil
        selectedPaths = []
        putAwayAll()
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    /// Lays out by another layout, at once whatever `animated` says.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// The collection's own coordinates: the origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
                collectionViewLayout.invalidateLayout()
            }
            super.bounds = newValue
        }
    }

    /// The upright box round the collection, in its superview.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let bounds = CGRect(origin: bounds.origin, size: newValue.size)
            if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
                collectionViewLayout.invalidateLayout()
            }
            super.frame = newValue
        }
    }

    /// Shows the items that are on the screen and puts away the others.
    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { tile() }
    }

    /// Room that bars take makes other lines.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    private func adoptLayout(_ old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
        contentOffset = limits.clamped(contentOffset)
    }

    private func replaceBackground(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}
