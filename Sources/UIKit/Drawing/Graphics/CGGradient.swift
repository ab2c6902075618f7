public import Foundation

/// Colours that go over into one another.
///
/// Apple's takes a colour space too; here everything is sRGB.
public final class CGGradient: Sendable {
    let stops: [(color: RGBA, location: CGFloat)]

    /// A gradient with each colour at its location, from 0 to 1; evenly spread without locations.
    ///
    /// Nil where there are no colours, or another number of locations than colours.
    public init?(colors: [CGColor], locations: [CGFloat]? = nil) {
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
        let locations = locations ?? even
        guard !colors.isEmpty, locations.count == colors.count,
            locations.allSatisfy(\.isFinite)
        else { return nil }
        stops = zip(colors, locations).map { ($0.rgba, min(max($1, 0), 1)) }
    }
}

/// Whether a gradient's first and last colour go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
