import Foundation

extension LayoutEngine {
    /// The first side less the second, without the constant; nil when items are gone.
    func expression(of constraint: NSLayoutConstraint, isNew: Bool = true) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.firstItem else { return nil }
        let second = constraint.isBinary ? constraint.secondItem : nil
        let isMirrored = constraint.isMirrored
        func effective(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
            isMirrored ? attribute.mirrored : attribute
        }
        var place = Place(holder: holder)
        guard
            var sum = side(first, effective(constraint.firstAttribute), against: second, in: &place)
        else { return nil }
        var share = 1.0
        if let second {
            let attribute = effective(constraint.secondAttribute)
            guard let other = side(second, attribute, against: first, in: &place) else {
                return nil
            }
            share -= Double(constraint.multiplier)
            sum.add(other, times: -Double(constraint.multiplier))
        }
        if isMirrored { sum = mirrored(sum, share: share, in: holder) }
        if place.isWatched, isNew { watched.append(constraint) }
        return sum
    }

    /// The same counted from the holder's right edge, to which the sides add up this many times.
    private func mirrored(
        _ sum: LinearExpression,
        share: Double,
        in holder: UIView
    ) -> LinearExpression {
        var mirrored = LinearExpression()
        mirrored.add(sum, times: -1)
        guard share != 0 else { return mirrored }
        let box = box(of: holder)
        mirrored.add(box.width, times: share)
        mirrored.constant += share * Double(box.insets.left + box.insets.right)
        return mirrored
    }

    /// Where an expression is counted from, and whether it has to be read again each time.
    struct Place {
        let holder: UIView
        var isWatched = false
    }

    private func side(
        _ item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        against other: AnyObject?,
        in place: inout Place
    ) -> LinearExpression? {
        if let inner = attribute.withinMargins, let view = item as? UIView {
            return side(view.layoutMarginsGuide, inner, against: other, in: &place)
        }
        let item =
            attribute.isBaseline
            ? text(of: item, attribute) : target(of: item, attribute, against: other)
        let box = box(of: item)
        noteContent(item, attribute)
        switch attribute.withinMargins ?? attribute {
        case .left, .leading:
            return origin(of: item, box, .horizontal, in: &place)
        case .right, .trailing:
            return origin(of: item, box, .horizontal, in: &place)?.adding(box.width)
        case .centerX:
            return origin(of: item, box, .horizontal, in: &place)?.adding(box.width, times: 0.5)
        case .top:
            return origin(of: item, box, .vertical, in: &place)
        case .bottom:
            return origin(of: item, box, .vertical, in: &place)?.adding(box.height)
        case .centerY:
            return origin(of: item, box, .vertical, in: &place)?.adding(box.height, times: 0.5)
        case .width:
            return LinearExpression(box.width)
        case .height:
            return LinearExpression(box.height)
        case .firstBaseline:
            place.isWatched = true
            var sum = origin(of: item, box, .vertical, in: &place)
            sum?.constant += Double((item as? any BaselineContent)?.firstBaselineFromTop ?? 0)
            return sum
        case .lastBaseline:
            place.isWatched = true
            var sum = origin(of: item, box, .vertical, in: &place)?.adding(box.height)
            sum?.constant -= Double((item as? any BaselineContent)?.lastBaselineFromBottom ?? 0)
            return sum
        default:
            return nil
        }
    }

    /// Notes that a constraint reaches the far edge of a scroll view's content, and so sizes it.
    private func noteContent(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        guard let guide = item as? UILayoutGuide, guide.kind == .scrollContent else { return }
        switch attribute {
        case .right, .trailing, .width, .centerX:
            decidedContents[ObjectIdentifier(guide), default: []].insert(.horizontal)
        case .bottom, .height, .centerY:
            decidedContents[ObjectIdentifier(guide), default: []].insert(.vertical)
        default:
            break
        }
    }

    /// What an item means: the edges of a scroll view are, for what is in it, those of its content.
    private func target(
        of item: AnyObject,
        _ attribute: NSLayoutConstraint.Attribute,
        against other: AnyObject?
    ) -> AnyObject {
        guard let scrollView = item as? UIScrollView, let other, other !== item else { return item }
        let inside = (other as? UIView) ?? (other as? UILayoutGuide)?.owningView
        guard let inside, inside.isDescendant(of: scrollView) else { return item }
        guard inside !== scrollView else { return item }
        switch attribute {
        case .left, .right, .leading, .trailing, .top, .bottom: return scrollView.contentLayoutGuide
        default: return item
        }
    }

    /// The view whose text a baseline is about, where it is solved together with the item.
    private func text(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
        guard let view = item as? UIView else { return item }
        let text =
            attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        var inner = text
        while inner !== view {
            guard let outer = inner.superview, outer === host || !outer.isIslandBoundary else {
                return item
            }
            inner = outer
        }
        return text
    }

    /// Where an item begins, in the coordinates of the constraint's holder.
    private func origin(
        of item: AnyObject,
        _ box: LayoutBox,
        _ axis: NSLayoutConstraint.Axis,
        in place: inout Place
    ) -> LinearExpression? {
        if item === place.holder {
            let scrolled = place.holder.bounds.origin.along(axis)
            if scrolled != 0 || item is UIScrollView {
                place.holder.layoutState.dependsOnScrolling = true
                place.isWatched = true
            }
            return LinearExpression(constant: Double(scrolled + box.insets.leading(axis)))
        }
        var sum = LinearExpression(axis == .horizontal ? box.left : box.top)
        var outer = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        while let view = outer, view !== place.holder {
            let box = self.box(of: view)
            sum.add(axis == .horizontal ? box.left : box.top)
            let scrolled = view.bounds.origin.along(axis)
            if scrolled != 0 || view is UIScrollView {
                view.layoutState.dependsOnScrolling = true
                place.isWatched = true
            }
            sum.constant -= Double(scrolled + box.insets.leading(axis))
            outer = view.superview
        }
        return outer == nil ? nil : sum
    }
}

extension LinearExpression {
    fileprivate func adding(
        _ variable: ConstraintSolver.Variable,
        times coefficient: Double = 1
    ) -> LinearExpression {
        var sum = self
        sum.add(variable, times: coefficient)
        return sum
    }
}

extension CGPoint {
    fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? x : y
    }
}

extension UIEdgeInsets {
    fileprivate func leading(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis == .horizontal ? left : top
    }
}
