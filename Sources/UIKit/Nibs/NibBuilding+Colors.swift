import Foundation

extension NibBuilding {
    /// The colour that `<color>` describes, in whichever way; nil for `<nil>` and what is unknown.
    func color(_ element: NibElement?) -> UIColor? {
        guard let element, element.name == "color" else { return nil }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = NibColors.system(name) { return color }
            let kept = document.systemColors[name].flatMap(NibColors.components)
            return kept ?? NibColors.components(element) ?? unknown("system colour \(name)")
        }
        if let name = element["name"] {
            return document.namedColors[name].flatMap(NibColors.components)
                ?? NibColors.components(element) ?? unknown("colour \(name)")
        }
        return NibColors.components(element) ?? unknown("colour without components")
    }

    private func unknown(_ what: String) -> UIColor? {
        note("the \(what) is not known and is left out")
        return nil
    }
}

/// Colours by the names and numbers that files write.
enum NibColors {
    /// The system's colour, which follows light and dark.
    static func system(_ name: String) -> UIColor? {
        colors[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
    }

    private static let colors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
        "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
        "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "tint": .systemBlue, "clear": .clear, "black": .black, "white": .white,
        "darkText": .black, "lightText": UIColor(white: 1, alpha: 0.6), "darkGray": .darkGray,
        "lightGray": .lightGray, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
        "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown,
    ]

    /// The colour that the numbers say: grey, three lights, or four inks.
    ///
    /// Apple's generic spaces are taken for sRGB, from which they differ by little; Display P3 is
    /// converted.
    static func components(_ element: NibElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            let lights = (red, green, blue)
            let isWide = element["customColorSpace"] == "displayP3"
            let (r, g, b) = isWide ? fromDisplayP3(lights) : lights
            return UIColor(red: r, green: g, blue: b, alpha: alpha)
        }
        guard let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        else { return nil }
        return UIColor(
            red: (1 - cyan) * (1 - black),
            green: (1 - magenta) * (1 - black),
            blue: (1 - yellow) * (1 - black),
            alpha: alpha
        )
    }

    /// By the matrices of both spaces, which have the white point and the curve in common.
    private static func fromDisplayP3(
        _ color: (CGFloat, CGFloat, CGFloat)
    ) -> (CGFloat, CGFloat, CGFloat) {
        let (r, g, b) = (linear(color.0), linear(color.1), linear(color.2))
        return (
            curved(1.2249 * r - 0.2249 * g),
            curved(-0.0420 * r + 1.0420 * g),
            curved(-0.0197 * r - 0.0786 * g + 1.0983 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ value: CGFloat) -> CGFloat {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
