/// Islands: the parts of a view tree that are solved apart from each other.
///
/// A view whose frame is given (`translatesAutoresizingMaskIntoConstraints`) hosts an island: the
/// views inside whose frames constraints decide. What is inside cannot push on a given frame, so
/// islands need nothing from each other but the size of their host, and a table cell keeps its
/// solution while the table around it changes. Only a constraint that reaches through a host from
/// inside to outside joins the two.
extension UIView {
    /// The view that hosts the island in which this view's subviews are.
    var islandHost: UIView {
        var view = self
        while !view.isIslandBoundary, let superview = view.superview { view = superview }
        return view
    }

    /// Whether the views inside are solved apart from those outside.
    var isIslandBoundary: Bool {
        layoutState.translatesAutoresizingMask && layoutState.crossings == 0
    }

    /// Notes a change for the next solution of the island that this view hosts.
    func enqueue(_ change: LayoutEngine.Change) {
        layoutState.engine?.enqueue(change)
        setNeedsSolving()
    }

    /// Forgets the solution of the island that this view hosts.
    func discardEngine() {
        layoutState.engine = nil
        setNeedsSolving()
    }

    /// Asks for a solution of the island that this view hosts before the next layout.
    func setNeedsSolving() {
        guard !layoutState.needsSolving else { return }
        layoutState.needsSolving = true
        var view = superview
        while let current = view, !current.layoutState.descendantNeedsSolving {
            current.layoutState.descendantNeedsSolving = true
            view = current.superview
        }
    }

    /// Counts constraints that reach through this view, which may join or part two islands.
    func countCrossing(_ count: Int) {
        let wasBoundary = isIslandBoundary
        layoutState.crossings += count
        if isIslandBoundary != wasBoundary { islandsDidChange() }
    }

    /// Two islands became one or one became two, at this view.
    func islandsDidChange() {
        discardEngine()
        superview?.islandHost.discardEngine()
    }

    /// Solves the islands under this root view that need it, after updating constraints.
    func solveConstraints() {
        updateConstraintsIfNeeded()
        solveIslands()
    }

    private func solveIslands() {
        if layoutState.needsSolving {
            layoutState.needsSolving = false
            solveOwnIsland()
        }
        guard layoutState.descendantNeedsSolving else { return }
        layoutState.descendantNeedsSolving = false
        for subview in subviews { subview.solveIslands() }
    }

    private func solveOwnIsland() {
        guard isIslandBoundary || superview == nil else { return }
        if layoutState.engine == nil, hasConstraintsInIsland {
            layoutState.engine = LayoutEngine(host: self)
        }
        layoutState.engine?.layOut()
    }

    /// Whether this view or one of its island inside it holds a constraint.
    var hasConstraintsInIsland: Bool {
        if !layoutState.constraints.isEmpty { return true }
        return subviews.contains { !$0.isIslandBoundary && $0.hasConstraintsInIsland }
    }
}
