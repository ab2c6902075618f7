public import Foundation

/// A colour as four sRGB components, the form that drawing takes.
public final class CGColor: Sendable {
    let rgba: RGBA

    init(_ rgba: RGBA) {
        self.rgba = rgba
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a shade of grey between 0 (black) and 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat {
        rgba.alpha
    }

    /// Red, green, blue and alpha, each from 0 to 1; always four numbers here.
    public var components: [CGFloat]? {
        [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }

    /// How many numbers `components` has.
    public var numberOfComponents: Int {
        4
    }

    /// The same colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
    }
}

extension CGColor: Hashable {
    /// Whether both have the same components.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.rgba == rhs.rgba
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}
