import Foundation

/// A constraint as a file writes it down; without a first item it is about the view that holds it.
struct NibConstraint {
    private let element: NibElement

    init(_ element: NibElement) {
        self.element = element
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// The constraint, not active yet; the closure says what an identifier stands for.
    @MainActor func constraint(
        in holder: UIView,
        object: (String) -> AnyObject?
    ) throws(NibError) -> NSLayoutConstraint {
        let first = try item("firstItem", object) ?? holder
        let second = try item("secondItem", object)
        let firstAttribute = try attribute("firstAttribute")
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: firstAttribute,
            relatedBy: try relation,
            toItem: second,
            attribute: second == nil
                ? .notAnAttribute : try attribute("secondAttribute", else: firstAttribute),
            multiplier: try multiplier,
            constant: try number("constant") ?? 0
        )
        if let priority = try number("priority") {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func item(
        _ name: String,
        _ object: (String) -> AnyObject?
    ) throws(NibError) -> AnyObject? {
        guard let id = element[name] else { return nil }
        guard let item = object(id) else {
            throw NibError("is about \(id), which is not in the file")
        }
        return item
    }

    private func attribute(
        _ name: String,
        else standard: NSLayoutConstraint.Attribute? = nil
    ) throws(NibError) -> NSLayoutConstraint.Attribute {
        let text = element[name] ?? ""
        guard let attribute = Self.attributes[text] ?? (text.isEmpty ? standard : nil) else {
            throw NibError("has '\(text)' for its \(name)")
        }
        return attribute
    }

    private var relation: NSLayoutConstraint.Relation {
        get throws(NibError) {
            switch element["relation"] {
            case nil, "equal": return .equal
            case "greaterThanOrEqual": return .greaterThanOrEqual
            case "lessThanOrEqual": return .lessThanOrEqual
            case let other?: throw NibError("has the relation '\(other)'")
            }
        }
    }

    /// A number, or a ratio such as `16:9`.
    private var multiplier: CGFloat {
        get throws(NibError) {
            guard let text = element["multiplier"] else { return 1 }
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
                .map { NibElement.number(String($0)) }
            switch (parts.count, parts[0], parts.last ?? nil) {
            case (1, let number?, _): return number
            case (2, let above?, let below?) where below != 0: return above / below
            default: throw NibError("has the multiplier '\(text)'")
            }
        }
    }

    private func number(_ name: String) throws(NibError) -> CGFloat? {
        guard let text = element[name] else { return nil }
        guard let number = NibElement.number(text) else {
            throw NibError("has the \(name) '\(text)'")
        }
        return number
    }
}
