import Foundation

/// Solves the constraints of one island and writes the frames of its views.
///
/// What is solved is kept: a change of a constant, a text or the host's size costs only the steps
/// that it needs. Positions are counted in the coordinates of each view's superview, so that moving
/// a view does not touch what is in it. Only views coming and going start the island anew.
@MainActor final class LayoutEngine {
    /// Something to take up at the next solution.
    enum Change {
        case addition(of: NSLayoutConstraint)
        case removal(of: NSLayoutConstraint)
        case constant(of: NSLayoutConstraint)
        /// Taken away and added again, with another priority or about another text.
        case renewal(of: NSLayoutConstraint)
        case content(of: UIView)
    }

    /// What a view is measured for.
    struct Fitting: Equatable {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// Where the size of the host comes from.
    enum HostSize: Equatable {
        /// From its frame.
        case given
        /// From what is in it, as it is being measured.
        case fitting(Fitting)
    }

    /// A constraint that the engine knows.
    struct Active {
        let constraint: NSLayoutConstraint
        /// Nil while the constraint has no effect, because others contradict it.
        var handle: ConstraintSolver.Handle?
        /// What the expression's constant is but for the constraint's own.
        var offset = 0.0
    }

    unowned let host: UIView
    var solver = ConstraintSolver()
    var hostSize = HostSize.given
    var hostHandles: [ConstraintSolver.Handle] = []

    /// What the solver knows of each view and guide.
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The views and guides whose frames the solver decides, in the order they were met.
    var movers: [LayoutMover] = []
    var givens: [LayoutGiven] = []
    var contents: [ObjectIdentifier: LayoutContent] = [:]
    /// Views whose natural size is still to be added: after the constraints, as it costs less so.
    var unmeasured: [(view: UIView, box: LayoutBox)] = []
    /// Those of `contents` whose height depends on the width, in the order they were met.
    var wrapping: [any WidthDependentContent] = []
    var active: [ObjectIdentifier: Active] = [:]
    /// Constraints whose expressions contain facts that change without notice: baselines, scrolling.
    var watched: [NSLayoutConstraint] = []
    /// The directions in which constraints decide a scroll view's content, by its guide.
    var decidedContents: [ObjectIdentifier: Set<NSLayoutConstraint.Axis>] = [:]
    /// Constraints without effect, to be tried again.
    var dropped: [NSLayoutConstraint] = []
    /// The conflicts that were told.
    private var reported: Set<ObjectIdentifier> = []
    private var changes: [Change] = []
    private var isBuilt = false
    /// The app's direction that leading and trailing were resolved by.
    private var direction = UIUserInterfaceLayoutDirection.leftToRight

    init(host: UIView) {
        self.host = host
    }

    func enqueue(_ change: Change) {
        if isBuilt { changes.append(change) }
    }

    /// Solves for the host's own size and moves the views inside.
    func layOut() {
        solve(for: .given)
        writeFrames()
        // Text moves in a label as the label's height changes, and what is level with it follows.
        guard refreshWatched() else { return }
        settle()
        fitContentsToWidths()
        writeFrames()
    }

    /// The size that the host should have.
    func measure(_ fitting: Fitting) -> CGSize {
        solve(for: .fitting(fitting))
        return measuredSize
    }

    private func solve(for size: HostSize) {
        if isBuilt, direction == UIApplication.shared.userInterfaceLayoutDirection, takeUpChanges()
        {
            if hostSize != size { changeHostSize(to: size) }
            retryDropped()
            addContents()
        } else {
            build(for: size)
        }
        settle()
        fitContentsToWidths()
    }

    /// Brings all values up to date, anew if a change made required constraints contradict.
    func settle() {
        if !solver.solve() {
            build(for: hostSize)
            _ = solver.solve()
        }
    }

    /// Starts anew from the view tree.
    func build(for size: HostSize) {
        solver = ConstraintSolver()
        boxes = [:]
        movers = []
        givens = []
        contents = [:]
        unmeasured = []
        wrapping = []
        active = [:]
        watched = []
        decidedContents = [:]
        dropped = []
        changes = []
        hostHandles = []
        hostSize = size
        isBuilt = true
        direction = UIApplication.shared.userInterfaceLayoutDirection
        addHost()
        var constraints: [NSLayoutConstraint] = []
        collect(from: host, into: &constraints)
        constraints.sort { $0.serial < $1.serial }
        for constraint in constraints { addBoxes(of: constraint) }
        for constraint in constraints { add(constraint) }
        addContents()
    }

    private func collect(from view: UIView, into constraints: inout [NSLayoutConstraint]) {
        constraints += view.layoutState.constraints
        for subview in view.subviews where !subview.isIslandBoundary {
            collect(from: subview, into: &constraints)
        }
    }

    /// Takes up what changed; answers false when the island has to be built anew.
    ///
    /// Moved constants come first and together: the solver repairs them in one go, and must have
    /// done so before constraints come and go.
    private func takeUpChanges() -> Bool {
        let pending = changes
        changes = []
        refreshGivens()
        _ = refreshWatched()
        for change in pending {
            switch change {
            case .constant(let constraint): moveConstant(of: constraint)
            case .content(let view): refreshContent(of: view)
            case .addition, .removal, .renewal: break
            }
        }
        guard solver.solve() else { return false }
        for case .removal(let constraint) in pending { remove(constraint) }
        for change in pending {
            switch change {
            case .addition(let constraint):
                add(constraint)
            case .renewal(let constraint):
                remove(constraint)
                add(constraint)
            case .content(let view):
                refreshContentPriorities(of: view)
            case .removal, .constant:
                break
            }
        }
        addContents()
        return true
    }

    /// Whether a conflict that leaves this constraint without effect is news.
    func isNews(_ constraint: NSLayoutConstraint) -> Bool {
        reported.insert(ObjectIdentifier(constraint)).inserted
    }
}
