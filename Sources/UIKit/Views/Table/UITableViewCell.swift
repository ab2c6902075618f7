public import Foundation

/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// What the cell has besides its content view.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default` = 0
        /// A text, and one at the right.
        case value1 = 1
        /// A text at the right, and one left of it.
        case value2 = 2
        /// A text, and a smaller one below.
        case subtitle = 3
    }

    /// What a selected or touched cell looks like.
    public enum SelectionStyle: Int, Sendable {
        /// Like any other.
        case none = 0
        /// On grey ground, as `default`.
        case blue = 1
        /// On grey ground, as `default`.
        case gray = 2
        /// On grey ground.
        case `default` = 3
    }

    /// What the table finds a cell by that can be used again.
    public final let reuseIdentifier: String?
    /// Where the content goes.
    public final let contentView = UIView()
    /// What a selected or touched cell looks like.
    open var selectionStyle = SelectionStyle.default
    /// How far the line below keeps from the edges; the table's inset unless set.
    ///
    /// Left and right change sides where the cell reads from right to left.
    open var separatorInset: UIEdgeInsets? {
        didSet { setNeedsLayout() }
    }
    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet { replaceGround(oldValue, with: backgroundView) }
    }
    /// Lies behind the content while the cell is selected or touched.
    open var selectedBackgroundView: UIView? {
        didSet { replaceGround(oldValue, with: selectedBackgroundView) }
    }
    /// Whether the row is selected.
    open var isSelected = false {
        didSet { showSelection() }
    }
    /// Whether a finger is on the row.
    open var isHighlighted = false {
        didSet { showSelection() }
    }
    /// The line below.
    final let separator = TableSeparator()
    /// Whether the cell was on the screen before.
    final var wasShown = false
    /// See `textLabel`.
    final var texts: TableCellTexts

    /// A cell of this style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        texts = TableCellTexts(style: style)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// The cell that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.nibReuseIdentifier
        texts = TableCellTexts(style: .default)
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    /// A cell for the table that asks for one.
    ///
    /// A table knows only the class of a cell, and Swift makes an object of a class that it does not
    /// know by a required initialiser alone. Subclasses inherit this one when they override the
    /// other two, or have none of their own.
    public required convenience init() {
        self.init(style: .default, reuseIdentifier: Self.wantedIdentifier)
    }

    /// What `init()` takes for the reuse identifier.
    private static var wantedIdentifier: String?

    /// A cell of this class, found again by the identifier.
    static func make(reuseIdentifier: String) -> UITableViewCell {
        wantedIdentifier = reuseIdentifier
        defer { wantedIdentifier = nil }
        return self.init()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        addSubview(contentView)
        addSubview(separator)
    }

    /// Called before a cell is used again for another row; call super.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// Selects the cell or not.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
    }

    /// Shows that a finger is on the cell, or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
    }

    /// Places content, grounds and the line below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        contentView.frame = separator.room(in: bounds)
        separator.place(in: bounds, isRightToLeft: isRightToLeft)
        texts.place(in: contentView.bounds, isRightToLeft: isRightToLeft)
    }

    /// As high as the content, of this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: texts.height(width: size.width))
    }

    /// The size by the content view's constraints and the line below, else by `sizeThatFits`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard contentView.hasConstraintsInIsland else { return sizeThatFits(targetSize) }
        var size = contentView.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
        size.height += separator.thickness
        return size
    }

    /// Shows the finger on the row.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table, table.highlights(self) else { return }
        setHighlighted(true, animated: false)
    }

    /// Selects the row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isHighlighted, let touch = touches.first else { return }
        setHighlighted(false, animated: false)
        if bounds.holds(touch.location(in: self)) { table?.tapped(self) }
    }

    /// Leaves the row as it was.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isHighlighted { setHighlighted(false, animated: false) }
    }

    /// The table that the cell is in.
    private var table: UITableView? { superview as? UITableView }
}
