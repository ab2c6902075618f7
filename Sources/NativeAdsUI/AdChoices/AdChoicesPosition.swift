#if canImport(UIKit)
/// The corner of an ad that the AdChoices badge is in.
public enum AdChoicesPosition: String, Sendable, Hashable, CaseIterable {
    /// The upper left corner.
    case topLeft
    /// The upper right corner; the default.
    case topRight
    /// The lower left corner.
    case bottomLeft
    /// The lower right corner.
    case bottomRight

    /// The corner that takes this one's place when left and right change places.
    var mirrored: Self {
        switch self {
        case .topLeft: .topRight
        case .topRight: .topLeft
        case .bottomLeft: .bottomRight
        case .bottomRight: .bottomLeft
        }
    }

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
}
#endif
