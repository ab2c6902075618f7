import CCairo

/// Which parts of overlapping shapes are inside.
public enum CGPathFillRule: Int, Sendable {
    /// What the path goes round, in whatever direction.
    case winding
    /// What an odd number of lines separates from outside.
    case evenOdd
}

/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end point.
    case butt
    /// A half circle round the end point.
    case round
    /// A half square beyond the end point.
    case square

    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point.
    case miter
    /// In a round corner.
    case round
    /// In a corner that is cut off.
    case bevel

    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

/// How new colours join those that are there.
public enum CGBlendMode: Int32, Sendable {
    /// The new one covers the old one by its opacity.
    case normal = 0
    /// Both are multiplied, so it gets darker.
    case multiply = 1
    /// Both are multiplied from white, so it gets lighter.
    case screen = 2
    /// Takes away what is there.
    case clear = 16
    /// The new one replaces the old one.
    case copy = 17
    /// The new one covers only where something is.
    case sourceAtop = 20
    /// Keeps of the old one only where the new one is.
    case destinationIn = 23

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        }
    }
}

/// How much care is taken when a picture is drawn at another size.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As `high`.
    case `default` = 0
    /// Each pixel is the nearest one of the picture.
    case none = 1
    /// Pixels are mixed from their neighbours.
    case low = 2
    /// As `low`.
    case medium = 4
    /// Pixels are mixed from all that they cover.
    case high = 3

    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .medium: CAIRO_FILTER_BILINEAR
        case .default, .high: CAIRO_FILTER_GOOD
        }
    }
}
