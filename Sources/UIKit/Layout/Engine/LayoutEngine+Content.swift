import Foundation

extension LayoutEngine {
    /// Adds the natural sizes of views that were met since the last time.
    func addContents() {
        let views = unmeasured
        unmeasured = []
        for (view, box) in views { addContent(of: view, box) }
    }

    /// Introduces the natural size of a view, if it has one.
    func addContent(of view: UIView, _ box: LayoutBox) {
        let size = view.firstContentSize
        var content = LayoutContent(size: size)
        content.horizontal = axis(.horizontal, of: view, box.width, length: size.width)
        content.vertical = axis(.vertical, of: view, box.height, length: size.height)
        contents[ObjectIdentifier(view)] = content
        if let view = view as? any WidthDependentContent { wrapping.append(view) }
    }

    func removeContent(of view: UIView) {
        let content = contents.removeValue(forKey: ObjectIdentifier(view))
        for axis in [content?.horizontal, content?.vertical] {
            if let axis { solver.remove(axis.handle) }
        }
        wrapping.removeAll { $0 === view }
    }

    /// Hugging and compression resistance of one direction, as one constraint of two prices.
    private func axis(
        _ axis: NSLayoutConstraint.Axis,
        of view: UIView,
        _ variable: ConstraintSolver.Variable,
        length: CGFloat
    ) -> LayoutContent.Axis? {
        guard length >= 0 else { return nil }
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        var expression = LinearExpression(variable)
        expression.constant = -LayoutNumber.clamped(Double(length))
        var constraint = LinearConstraint(
            expression: expression,
            above: .init(priority: hugging.rawValue),
            below: .init(priority: resistance.rawValue)
        )
        // Of views that want the same, the one that was met last gives way.
        constraint.tieBreak = 1 / Double(variable.symbol + 1)
        guard let handle = try? solver.add(constraint) else { return nil }
        return LayoutContent.Axis(handle: handle, hugging: hugging, resistance: resistance)
    }

    /// Asks a view for its natural size again; the constraints move, where there are any.
    func refreshContent(of view: UIView) {
        guard var content = contents[ObjectIdentifier(view)] else { return }
        content.size = view.firstContentSize
        content.wrapped = nil
        contents[ObjectIdentifier(view)] = content
        move(content, to: content.size)
    }

    /// Makes constraints anew that came, went or changed their priorities.
    func refreshContentPriorities(of view: UIView) {
        guard let content = contents[ObjectIdentifier(view)],
            let box = boxes[ObjectIdentifier(view)]
        else { return }
        let fits =
            isCurrent(content.horizontal, .horizontal, of: view, length: content.size.width)
            && isCurrent(content.vertical, .vertical, of: view, length: content.size.height)
        guard !fits else { return }
        removeContent(of: view)
        addContent(of: view, box)
    }

    private func isCurrent(
        _ known: LayoutContent.Axis?,
        _ axis: NSLayoutConstraint.Axis,
        of view: UIView,
        length: CGFloat
    ) -> Bool {
        guard let known else { return length < 0 }
        return length >= 0 && known.hugging == view.contentHuggingPriority(for: axis)
            && known.resistance == view.contentCompressionResistancePriority(for: axis)
    }

    private func move(_ content: LayoutContent, to size: CGSize) {
        if let axis = content.horizontal, size.width >= 0 {
            solver.setConstant(-LayoutNumber.clamped(Double(size.width)), of: axis.handle)
        }
        if let axis = content.vertical, size.height >= 0 {
            solver.setConstant(-LayoutNumber.clamped(Double(size.height)), of: axis.handle)
        }
    }

    /// The second pass: content that wraps takes the height that it needs at the width it got.
    func fitContentsToWidths() {
        let views = wrapping.filter(\.wrapsContent)
        guard !views.isEmpty else { return }
        for view in views {
            if let content = contents[ObjectIdentifier(view)] { move(content, to: content.size) }
        }
        settle()
        for view in views { fitContent(of: view) }
        settle()
    }

    private func fitContent(of view: any WidthDependentContent) {
        let key = ObjectIdentifier(view)
        guard var content = contents[key], let box = boxes[key] else { return }
        let width = CGFloat(solver.value(of: box.width)) + box.insets.left + box.insets.right
        // Where there is no width, nothing is shown that could wrap.
        guard width > 0.01 else { return }
        // A hair of room keeps text on its line that fits but for rounding.
        guard content.size.width > width + 0.01 else { return }
        let size: CGSize
        if let wrapped = content.wrapped, abs(wrapped.width - width) < 0.01 {
            size = wrapped.size
        } else {
            size = view.contentSize(fittingWidth: width)
            content.wrapped = (width, size)
            contents[key] = content
        }
        move(content, to: size)
    }
}
