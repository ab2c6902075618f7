#if canImport(UIKit)
import Foundation

/// A shape of the main picture or video.
#if canImport(ObjectiveC)
@objc(GADMediaAspectRatio)
#endif
public enum MediaAspectRatio: Int, Sendable, CaseIterable {
    /// Not said: any.
    case unknown = 0
    /// Any.
    case any = 1
    /// Wider than high, about 1.91 to 1.
    case landscape = 2
    /// Higher than wide, about 9 to 16.
    case portrait = 3
    /// As high as wide.
    case square = 4
}
#endif
