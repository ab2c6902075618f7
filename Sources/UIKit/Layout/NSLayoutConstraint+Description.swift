import Foundation

extension NSLayoutConstraint {
    /// The constraint as a formula, such as `UILabel.leading == UIView.leading + 16 @750`.
    var sentence: String {
        var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(relation.sign) "
        if isBinary {
            if multiplier != 1 { text += "\(Self.text(of: multiplier)) * " }
            text += "\(Self.name(of: secondItem)).\(secondAttribute)"
            if constant != 0 {
                text += " \(constant < 0 ? "-" : "+") \(Self.text(of: abs(constant)))"
            }
        } else {
            text += Self.text(of: constant)
        }
        if priority < .required { text += " @\(Self.text(of: CGFloat(priority.rawValue)))" }
        if let identifier { text += " '\(identifier)'" }
        return text
    }

    private static func name(of item: AnyObject?) -> String {
        guard let item else { return "nothing" }
        let name =
            (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
        return [String(describing: type(of: item)), name.map { "'\($0)'" }].compactMap { $0 }
            .joined(separator: " ")
    }

    private static func text(of number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : "\(number)"
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
