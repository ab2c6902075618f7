/// How text that is drawn without a label is laid out.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Ends the last line that fits with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Breaks lines, and takes the rectangle's origin as the top left corner; always so here.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Counts the space between lines; always so here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// Apple's class for shrinking text; there is nothing to set here, so pass nil.
public final class NSStringDrawingContext {
    /// A context without wishes.
    public init() {}
}
