import Foundation

/// One element of a XIB file's XML, with what is in it.
struct NibElement: Sendable, Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [NibElement] = []
    /// The letters directly in the element.
    var text = ""

    /// The attribute's text.
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// What other elements refer to this one by.
    var id: String? { self["id"] }

    /// The child that says the value of a property: most have the property's name as their `key`.
    func child(key: String) -> NibElement? {
        children.first { $0["key"] == key }
    }

    /// The first child of this name.
    func child(named name: String) -> NibElement? {
        children.first { $0.name == name }
    }

    /// What is in the first child of this name.
    func list(_ name: String) -> [NibElement] {
        child(named: name)?.children ?? []
    }
}

extension NibElement {
    /// Numbers beyond these mean nothing on a screen, and would only upset arithmetic.
    static let largestNumber: CGFloat = 1_000_000

    /// Yes or no; nil where neither is said.
    func flag(_ attribute: String) -> Bool? {
        switch self[attribute] {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// A number that means something on a screen; nil for none, and for what is none.
    func number(_ attribute: String) -> CGFloat? {
        self[attribute].flatMap(Self.number)
    }

    /// A whole number.
    func integer(_ attribute: String) -> Int? {
        number(attribute).map { Int($0.rounded()) }
    }

    static func number(_ text: String) -> CGFloat? {
        guard let value = Double(text), value.isFinite, abs(value) <= largestNumber else {
            return nil
        }
        return value
    }

    /// The rectangle that this element, `<rect>`, writes down; nil unless all of it is there.
    var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let size else { return nil }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// The size of `<rect>` and `<size>`.
    var size: CGSize? {
        guard let width = number("width"), let height = number("height"), width >= 0, height >= 0
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The distances of `<inset>` and `<edgeInsets>`, which name them differently.
    var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number("top") ?? number("minY") ?? 0,
            left: number("left") ?? number("minX") ?? 0,
            bottom: number("bottom") ?? number("maxY") ?? 0,
            right: number("right") ?? number("maxX") ?? 0
        )
    }

    /// The distances of `<directionalEdgeInsets>`.
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top") ?? 0,
            leading: number("leading") ?? 0,
            bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? 0
        )
    }
}
