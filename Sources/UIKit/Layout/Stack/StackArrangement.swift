import Foundation

/// The constraints that put the visible views of a stack in a row or column.
@MainActor struct StackArrangement {
    /// What the stack puts in place.
    struct Result {
        var constraints: [NSLayoutConstraint] = []
        var guides: [UILayoutGuide] = []
    }

    let stack: UIStackView
    let views: [UIView]
    /// The distance from each view to the next.
    let gaps: [CGFloat]

    /// Less than all that views want: only a stack whose size nothing else decides shrinks.
    private static let shrinking = UILayoutPriority(49)
    /// Less than shrinking: where aligned views may be up or down, they are up.
    private static let rising = UILayoutPriority(48)
    /// Apple's: less than hugging, so that no view is stretched for its middle's sake.
    private static let centering = UILayoutPriority(149)
    /// Less than required: proportions, and having no length, give way to lengths asked for.
    private static let proportions = UILayoutPriority(999)

    private var isRow: Bool { stack.axis == .horizontal }
    private var canvas: AnyObject {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// All of it; only hidden views are put away in a stack without visible ones.
    func result() -> Result {
        var result = Result(constraints: collapse())
        guard let first = views.first, let last = views.last else { return result }
        result.constraints += [
            tie(first, start, to: canvas, start),
            tie(last, end, to: canvas, end),
            tie(canvas, length, priority: Self.shrinking),
            tie(canvas, crossLength, priority: Self.shrinking),
        ]
        result.constraints += distribution(in: &result.guides) + views.flatMap(alignment(of:))
        for constraint in result.constraints {
            constraint.identifier = constraint.identifier ?? "stack"
        }
        return result
    }

    /// Hidden views have no length, and hang on the visible one before them, pushing on nothing.
    private func collapse() -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                previous = view
                continue
            }
            constraints += [
                tie(view, length, priority: Self.proportions),
                tie(view, start, to: previous ?? canvas, previous == nil ? start : end),
                tie(view, crossStart, to: canvas, crossStart),
            ]
        }
        return constraints
    }

    private func distribution(in guides: inout [UILayoutGuide]) -> [NSLayoutConstraint] {
        switch stack.distribution {
        case .fill:
            return spacing(.equal)
        case .fillEqually:
            return spacing(.equal)
                + views.dropFirst().map { tie($0, length, to: views[0], length) }
        case .fillProportionally:
            return spacing(.equal) + proportions()
        case .equalSpacing:
            return spacing(.greaterThanOrEqual) + evenGuides(from: end, to: start, in: &guides)
        case .equalCentering:
            return spacing(.greaterThanOrEqual)
                + evenGuides(from: middle, to: middle, priority: Self.centering, in: &guides)
        }
    }

    private func spacing(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
        zip(zip(views, gaps), views.dropFirst()).map { pair, next in
            tie(next, start, relation, to: pair.0, end, constant: pair.1)
        }
    }

    /// All in proportion to the first view that has a natural length.
    private func proportions() -> [NSLayoutConstraint] {
        let natural = views.map { view in
            (
                view: view,
                length: isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
            )
        }.filter { $0.length > 0 }
        guard let first = natural.first else { return [] }
        return natural.dropFirst().map { each in
            tie(
                each.view,
                length,
                to: first.view,
                length,
                multiplier: each.length / first.length,
                priority: Self.proportions
            )
        }
    }

    /// Guides of one length between each view and the next.
    private func evenGuides(
        from: Attribute,
        to: Attribute,
        priority: UILayoutPriority = .required,
        in guides: inout [UILayoutGuide]
    ) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = UILayoutGuide()
            constraints += [
                tie(guide, start, to: view, from), tie(guide, end, to: next, to),
            ]
            if let first = guides.first {
                constraints.append(tie(guide, length, to: first, length, priority: priority))
            }
            guides.append(guide)
        }
        return constraints
    }

    private func alignment(of view: UIView) -> [NSLayoutConstraint] {
        let inside = [
            tie(view, crossStart, .greaterThanOrEqual, to: canvas, crossStart),
            tie(view, crossEnd, .lessThanOrEqual, to: canvas, crossEnd),
        ]
        let atStart = tie(view, crossStart, to: canvas, crossStart)
        switch stack.alignment {
        case .fill: return [atStart, tie(view, crossEnd, to: canvas, crossEnd)]
        case .leading: return [atStart, inside[1]]
        case .trailing: return [tie(view, crossEnd, to: canvas, crossEnd), inside[0]]
        case .center: return inside + [tie(view, crossMiddle, to: canvas, crossMiddle)]
        case .firstBaseline: return baseline(.firstBaseline, of: view) + inside
        case .lastBaseline: return baseline(.lastBaseline, of: view) + inside
        }
    }

    /// Text on one level; in a column, where there is no such thing, at the leading edge.
    private func baseline(_ attribute: Attribute, of view: UIView) -> [NSLayoutConstraint] {
        guard isRow else { return [tie(view, crossStart, to: canvas, crossStart)] }
        let rising = tie(view, .top, to: canvas, .top, priority: Self.rising)
        return view === views[0]
            ? [rising] : [rising, tie(view, attribute, to: views[0], attribute)]
    }

    private func tie(
        _ item: AnyObject,
        _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal,
        to other: AnyObject? = nil,
        _ otherAttribute: Attribute = .notAnAttribute,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item,
            attribute: attribute,
            relatedBy: relation,
            toItem: other,
            attribute: otherAttribute,
            multiplier: multiplier,
            constant: constant
        )
        constraint.priority = priority
        return constraint
    }
}
