public import Foundation

/// A row or column of views that it arranges by constraints.
///
/// As Apple's, a row begins at the leading edge, and hidden views shrink to no length and take no
/// room. What differs: `fillProportionally` keeps the exact proportions with spacing too, and there
/// is no baseline relative arrangement of columns.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// Stands for `spacing` as the custom spacing after a view.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for 8 points as a spacing.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The views in the row or column, in order.
    public private(set) final var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement.Result()

    /// Whether it is a row, which is the default, or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How the views share the length.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }

    /// How the views sit across.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The distance between neighbours, or the least one for the distributions with gaps, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }

    /// Whether the layout margins are kept free.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
        }
    }

    /// A stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// The stack that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A row of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Puts a view at the end; it becomes a subview if it is not.
    open func addArrangedSubview(_ view: UIView) {
        guard !arranges(view) else { return }
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Puts a view at this place of the arrangement; it becomes a subview if it is not.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if arranges(view) { arrangedSubviews.removeAll { $0 === view } }
        let index = min(max(0, stackIndex), arrangedSubviews.count)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: index)
        setNeedsUpdateConstraints()
    }

    /// Whether the view is in the arrangement; one from elsewhere is told at a glance.
    private func arranges(_ view: UIView) -> Bool {
        view.superview === self && arrangedSubviews.contains { $0 === view }
    }

    /// Takes a view out of the arrangement; it stays a subview, without constraints of the stack.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsUpdateConstraints()
    }

    /// Sets the distance between a view and the next.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(arrangedSubview) else { return }
        let isCustom = spacing != Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isCustom ? spacing : nil
        setNeedsUpdateConstraints()
    }

    /// The distance set between a view and the next; `spacingUseDefault` if none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Takes a subview that goes away out of the arrangement.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func arrangedVisibilityDidChange(of subview: UIView) {
        if arrangedSubviews.contains(subview) { setNeedsUpdateConstraints() }
    }

    /// Makes the constraints of the arrangement anew.
    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangement.constraints)
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        let visible = arrangedSubviews.filter { !$0.isHidden }
        let planned = StackArrangement(stack: self, views: visible, gaps: visible.map(gap(after:)))
        arrangement = planned.result()
        for guide in arrangement.guides { addLayoutGuide(guide) }
        NSLayoutConstraint.activate(arrangement.constraints)
        // The texts that others align to may be other ones now.
        islandHost.layoutState.engine?.renewBaselines()
        super.updateConstraints()
    }

    /// The first view of a column, or the one in a row that is naturally highest; its first text.
    open override var forFirstBaselineLayout: UIView {
        let shown = arrangedSubviews.lazy.filter { !$0.isHidden }
        return (axis == .vertical ? shown.first : highest)?.forFirstBaselineLayout ?? self
    }

    /// The last view of a column, or the one in a row that is naturally highest; its last text.
    open override var forLastBaselineLayout: UIView {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        return (axis == .vertical ? shown.last : highest)?.forLastBaselineLayout ?? self
    }

    private var highest: UIView? {
        arrangedSubviews.filter { !$0.isHidden }
            .max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == Self.spacingUseDefault ? spacing : custom
        return gap == Self.spacingUseSystem ? systemSpacing : gap
    }
}
