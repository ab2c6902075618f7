public import Foundation

/// A colour, fixed or chosen by the traits it is drawn with.
///
/// Final here, so that the compiler can prove it `Sendable`; components are sRGB.
public final class UIColor: NSObject, Sendable {
    enum Source: Sendable {
        case fixed(RGBA)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    let source: Source

    init(_ source: Source) {
        self.source = source
    }

    /// Creates a colour from sRGB components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a shade of grey between 0 (black) and 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public convenience init(
        hue: CGFloat,
        saturation: CGFloat,
        brightness: CGFloat,
        alpha: CGFloat
    ) {
        func component(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation
                * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a colour from the components of `cgColor`.
    public convenience init(cgColor: CGColor) {
        self.init(.fixed(cgColor.rgba))
    }

    /// Creates a colour that `dynamicProvider` chooses whenever it is drawn.
    public convenience init(
        dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
    ) {
        self.init(.dynamic(dynamicProvider))
    }

    /// The components under the current traits.
    public var cgColor: CGColor {
        CGColor(rgba(with: DrawingTraits.current))
    }

    /// The fixed colour that this one is under `traitCollection`.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(.fixed(rgba(with: traitCollection)))
    }

    /// The same colour with another opacity; stays dynamic if it is.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let rgba):
            UIColor(.fixed(rgba.with(alpha: alpha)))
        case .dynamic:
            UIColor { UIColor(.fixed(self.rgba(with: $0).with(alpha: alpha))) }
        }
    }

    /// Writes the components under the current traits; always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(with: DrawingTraits.current)
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    func rgba(with traits: UITraitCollection) -> RGBA {
        var color = self
        // A provider may answer with another dynamic colour; a cycle ends as clear.
        for _ in 0..<16 {
            switch color.source {
            case .fixed(let rgba): return rgba
            case .dynamic(let provider): color = provider(traits)
            }
        }
        return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Whether both are the same object, or both are fixed with the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if case (.fixed(let mine), .fixed(let theirs)) = (source, other.source) {
            return mine == theirs
        }
        return self === other
    }

    /// Agrees with `isEqual(_:)`.
    public override var hash: Int {
        if case .fixed(let rgba) = source { return rgba.hashValue }
        return ObjectIdentifier(self).hashValue
    }
}
