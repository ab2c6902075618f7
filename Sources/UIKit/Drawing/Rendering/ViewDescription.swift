import Foundation

/// What is worth telling of one view.
@MainActor struct ViewDescription {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    var facts: [String] {
        var facts = [String(describing: type(of: view)), Self.text(view.frame)]
        if let name = view.accessibilityIdentifier { facts.append("#\(name)") }
        if let label = view as? UILabel, let text = label.text { facts.append(Self.quoted(text)) }
        if let picture = view as? UIImageView {
            facts.append(picture.image.map { "image \(Self.text($0.size))" } ?? "no image")
        }
        return facts + layerFacts + stateFacts
    }

    private var layerFacts: [String] {
        let shown = view.layer.shownValues
        var facts: [String] = []
        if shown.bounds.origin != .zero {
            let origin = shown.bounds.origin
            facts.append("scrolled \(Self.number(origin.x)),\(Self.number(origin.y))")
        }
        if !shown.transform.isIdentity { facts.append("transformed") }
        if shown.isHidden { facts.append("hidden") }
        if shown.opacity < 1 { facts.append("alpha \(Self.number(CGFloat(shown.opacity)))") }
        if let color = shown.backgroundColor, color.alpha > 0 {
            facts.append("background \(Self.hex(color.rgba))")
        }
        if shown.cornerRadius > 0 { facts.append("radius \(Self.number(shown.cornerRadius))") }
        if shown.masksToBounds { facts.append("clips") }
        return facts
    }

    private var stateFacts: [String] {
        guard let control = view as? UIControl else { return [] }
        return [
            control.isEnabled ? nil : "disabled",
            control.isSelected ? "selected" : nil,
            control.isHighlighted ? "highlighted" : nil,
        ].compactMap(\.self)
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)),\(number(rect.minY)) \(text(rect.size)))"
    }

    private static func text(_ size: CGSize) -> String {
        "\(number(size.width))x\(number(size.height))"
    }

    /// At most two decimals, so that the last bits of floating point do not show.
    static func number(_ value: CGFloat) -> String {
        let hundredths = (value * 100).rounded()
        guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
        let whole = Int64(hundredths)
        let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
        let number = (whole < 0 ? "-" : "") + String(units)
        if rest == 0 { return number }
        return rest % 10 == 0
            ? "\(number).\(rest / 10)" : "\(number).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func hex(_ color: RGBA) -> String {
        let opacity = color.alpha < 1 ? [color.alpha] : []
        let digits = ([color.red, color.green, color.blue] + opacity).map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}
