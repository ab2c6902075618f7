public import Foundation

/// What one attribute of a view or guide has to do with another: `first = multiplier × second + constant`.
///
/// As Apple's. What differs: there is no visual format, and where Apple raises an exception (no
/// common ancestor, leading joined with left, a constant that is no number) the constraint stays
/// without effect and `UIKitHost.reportsLayoutProblem` says why.
///
/// Leading and trailing are where the view that the items are arranged in, their closest common
/// ancestor, has them: see `UIView.effectiveUserInterfaceLayoutDirection`. From right to left the
/// whole constraint is mirrored, with its constant. Left and right are always left and right.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side; not kept alive.
    public private(set) final weak var firstItem: AnyObject?
    /// The view or guide on the right side, if any; not kept alive.
    public private(set) final weak var secondItem: AnyObject?
    /// What of the first item is meant.
    public let firstAttribute: Attribute
    /// What of the second item is meant.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// A name for reports of conflicts.
    open var identifier: String?
    /// Only kept: nothing is archived here.
    open var shouldBeArchived = false

    /// What is added to the right side, in points; may change at any time, at little cost.
    open var constant: CGFloat {
        didSet { if constant != oldValue { constantDidChange() } }
    }

    /// How much the constraint matters; required by default.
    ///
    /// Unlike Apple's it may cross between required and optional while active.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { priorityDidChange() } }
    }

    /// The view that holds the constraint while it is active.
    final weak var holder: UIView?
    /// A number that grows with each activation; of contradicting constraints the newest gives way.
    final var serial = 0
    /// The views between the items and the holder.
    final var crossedViews: [UIView] = []

    /// A constraint, not active yet.
    public init(
        item firstItem: Any,
        attribute firstAttribute: Attribute,
        relatedBy relation: Relation,
        toItem secondItem: Any?,
        attribute secondAttribute: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.firstItem = firstItem as AnyObject
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem.map { $0 as AnyObject }
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Whether the constraint takes part in layout; set it to put it in place or take it away.
    ///
    /// The closest common ancestor of the items holds an active constraint.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Puts all of them in place.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes all of them away.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func constantDidChange() {
        holder?.islandHost.enqueue(.constant(of: self))
    }

    private func priorityDidChange() {
        holder?.islandHost.enqueue(.renewal(of: self))
    }
}
