import Foundation

extension LayoutEngine {
    /// Makes sure that the solver knows the items of a constraint before the constraint itself.
    func addBoxes(of constraint: NSLayoutConstraint) {
        if let first = constraint.firstItem { _ = box(of: first) }
        if constraint.isBinary, let second = constraint.secondItem { _ = box(of: second) }
    }

    /// The numbers of a view or guide.
    func box(of item: AnyObject) -> LayoutBox {
        let key = ObjectIdentifier(item)
        if let known = boxes[key] { return known }
        let guide = item as? UILayoutGuide
        // What is left between insets may be less than nothing; real things may not.
        let isReal = guide?.insets == nil
        let box = LayoutBox(
            left: solver.makeVariable(),
            top: solver.makeVariable(),
            width: solver.makeVariable(nonnegative: isReal),
            height: solver.makeVariable(nonnegative: isReal),
            insets: (item as? UIView)?.alignmentRectInsets ?? .zero
        )
        boxes[key] = box
        if let guide {
            introduce(guide, box)
        } else if let view = item as? UIView, view !== host {
            introduce(view, box)
        }
        return box
    }

    private func introduce(_ view: UIView, _ box: LayoutBox) {
        if view.translatesAutoresizingMaskIntoConstraints {
            view.layoutState.isGivenToSuperview = true
            addGiven(.frame(view), to: box, within: nil)
        } else {
            movers.append(.view(view, box))
            unmeasured.append((view, box))
        }
    }

    private func introduce(_ guide: UILayoutGuide, _ box: LayoutBox) {
        guard let view = guide.owningView, guide.insets != nil else {
            movers.append(.guide(guide, box))
            if guide.kind == .scrollContent { placeAtOrigin(box) }
            return
        }
        if guide.kind == .scrollFrame, let scrollView = view as? UIScrollView {
            view.layoutState.dependsOnScrolling = true
            addGiven(.scrolling(scrollView), to: box, within: self.box(of: view))
        } else {
            addGiven(.insets(guide), to: box, within: self.box(of: view))
        }
    }

    private func placeAtOrigin(_ box: LayoutBox) {
        for variable in [box.left, box.top] {
            _ = try? solver.add(.equal(LinearExpression(variable)))
        }
    }

    private func addGiven(_ source: LayoutGiven.Source, to box: LayoutBox, within outer: LayoutBox?)
    {
        var expressions = [box.left, box.top, box.width, box.height].map { LinearExpression($0) }
        if let outer {
            expressions[2].add(outer.width, times: -1)
            expressions[3].add(outer.height, times: -1)
        }
        let constants = LayoutGiven.constants(of: source)
        let handles = zip(expressions, constants).compactMap { expression, constant in
            var expression = expression
            expression.constant = constant
            // The variables are new, so nothing can contradict.
            return try? solver.add(.equal(expression))
        }
        givens.append(LayoutGiven(source: source, handles: handles))
    }

    /// Moves the facts to what they are now.
    func refreshGivens() {
        for given in givens {
            let constants = LayoutGiven.constants(of: given.source)
            for (handle, constant) in zip(given.handles, constants) {
                solver.setConstant(constant, of: handle)
            }
        }
        guard hostSize == .given else { return }
        for (handle, constant) in zip(hostHandles, hostConstants) {
            solver.setConstant(constant, of: handle)
        }
    }

    private var hostConstants: [Double] {
        let insets = host.alignmentRectInsets
        let size = host.bounds.inset(by: insets).size
        return [-Double(max(0, size.width)), -Double(max(0, size.height))]
    }
}

extension LayoutEngine {
    /// How one length of the host is held.
    struct HostLength {
        var constant: Double
        var priority: Float
    }

    /// Introduces the host, whose size is given or searched for.
    func addHost() {
        let box = box(of: host)
        for (length, variable) in zip(hostLengths, [box.width, box.height]) {
            // There is nothing yet that could contradict.
            guard let handle = try? hold(variable, length) else { continue }
            hostHandles.append(handle)
        }
        if hostSize != .given { addContent(of: host, box) }
    }

    /// Lets go of the host to measure it, or holds it again; what stays required only moves.
    func changeHostSize(to size: HostSize) {
        let old = hostLengths
        hostSize = size
        let new = hostLengths
        for index in new.indices where old[index].priority == new[index].priority {
            solver.setConstant(new[index].constant, of: hostHandles[index])
        }
        let box = box(of: host)
        guard solver.solve() else { return build(for: size) }
        removeContent(of: host)
        if size != .given { addContent(of: host, box) }
        for index in new.indices where old[index].priority != new[index].priority {
            solver.remove(hostHandles[index])
            let variable = index == 0 ? box.width : box.height
            guard let handle = try? hold(variable, new[index]) else { return build(for: size) }
            hostHandles[index] = handle
        }
    }

    private func hold(
        _ variable: ConstraintSolver.Variable,
        _ length: HostLength
    ) throws(SolverConflict) -> ConstraintSolver.Handle {
        var expression = LinearExpression(variable)
        expression.constant = length.constant
        return try solver.add(.equal(expression, priority: length.priority))
    }

    private var hostLengths: [HostLength] {
        guard case .fitting(let fitting) = hostSize else {
            return hostConstants.map { HostLength(constant: $0, priority: 1000) }
        }
        let insets = host.alignmentRectInsets
        let width = Double(fitting.size.width - insets.left - insets.right)
        let height = Double(fitting.size.height - insets.top - insets.bottom)
        return [
            HostLength(
                constant: -LayoutNumber.clamped(width),
                priority: min(1000, fitting.horizontal.rawValue)
            ),
            HostLength(
                constant: -LayoutNumber.clamped(height),
                priority: min(1000, fitting.vertical.rawValue)
            ),
        ]
    }
}

/// Numbers as the solver takes them.
enum LayoutNumber {
    /// Far beyond any screen, and still exact to a fraction of a pixel.
    static let limit = 1e6

    /// The number, but neither infinite nor absurdly large; zero for one that is none.
    static func clamped(_ number: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -limit), limit)
    }
}
