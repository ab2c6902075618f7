/// Gives scroll views their `delegate`.
///
/// A table view's `delegate` has a narrower type than a scroll view's. Objective-C lets a subclass
/// narrow a property and Swift does not, so the scroll view's comes from this protocol, where the
/// table view's own can stand before it.
@preconcurrency @MainActor public protocol ScrollDelegateHolding: AnyObject {
    /// Who is told about scrolling; apps use `delegate`.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolding {
    /// Told about scrolling.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
