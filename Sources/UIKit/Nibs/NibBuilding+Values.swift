import Foundation

extension NibBuilding {
    /// The font that `<fontDescription>` describes; nil where it says nothing that is known.
    func font(_ element: NibElement?) -> UIFont? {
        guard let element else { return nil }
        if let style = element["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
        }
        let size = element.number("pointSize") ?? element.number("size") ?? UIFont.systemFontSize
        guard size > 0 else { return nil }
        if let name = element["name"] { return font(named: name, family: element["family"], size) }
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold":
            return .systemFont(ofSize: size, weight: .bold)
        case "italicSystem":
            return .italicSystemFont(ofSize: size)
        case "system", "systemFont", nil:
            let weight = element["weight"].flatMap { Self.weights[$0] } ?? .regular
            return .systemFont(ofSize: size, weight: weight)
        case let other?:
            note("the font type \(other) is not known, the system's font stands in for it")
            return .systemFont(ofSize: size)
        }
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private func font(named name: String, family: String?, _ size: CGFloat) -> UIFont {
        if let font = UIFont(name: name, size: size) { return font }
        // The system's own font has a name that starts with a full stop; it is not a font missing.
        if !name.hasPrefix(".") {
            note("the font \(name) is not installed, the system's font stands in for it")
        }
        let isBold = name.lowercased().contains("bold")
        return .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    }

    /// The picture of this name in the bundle.
    func image(_ name: String?) -> UIImage? {
        guard let name, !name.isEmpty else { return nil }
        // A name that climbs out of the bundle is none.
        guard !name.contains("..") else { return noPicture(name) }
        if let image = UIImage(named: name, in: nib.bundle, compatibleWith: nil) { return image }
        if let image = UIImage(systemName: name) { return image }
        return noPicture(name)
    }

    private func noPicture(_ name: String) -> UIImage? {
        note("there is no picture \(name) in the bundle")
        return nil
    }

    /// A text with styles, of `<attributedString>`.
    func attributedText(_ element: NibElement) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let string = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
            text.append(
                NSAttributedString(string: string, attributes: styles(fragment.list("attributes")))
            )
        }
        return text
    }

    private func styles(_ elements: [NibElement]) -> [NSAttributedString.Key: Any] {
        var styles: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch element["key"] {
            case "NSFont": styles[.font] = font(element)
            case "NSColor": styles[.foregroundColor] = color(element)
            case "NSBackgroundColor": styles[.backgroundColor] = color(element)
            case "NSUnderlineColor": styles[.underlineColor] = color(element)
            case "NSStrikethroughColor": styles[.strikethroughColor] = color(element)
            case "NSUnderline": styles[.underlineStyle] = element.integer("value")
            case "NSStrikethrough": styles[.strikethroughStyle] = element.integer("value")
            case "NSKern": styles[.kern] = element.number("value")
            case "NSBaselineOffset": styles[.baselineOffset] = element.number("value")
            case "NSParagraphStyle": styles[.paragraphStyle] = paragraph(element)
            case let key?: note("the text style \(key) is left out")
            case nil: break
            }
        }
        return styles
    }

    private func paragraph(_ element: NibElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let text = element["alignment"], let value = NibAttributes.alignments[text] {
            style.alignment = value
        }
        if let text = element["lineBreakMode"], let value = NibAttributes.lineBreaks[text] {
            style.lineBreakMode = value
        }
        style.lineSpacing = element.number("lineSpacing") ?? 0
        style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
        style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
        style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
        return style
    }
}
