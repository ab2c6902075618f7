public import Foundation

/// The stars of an advertised product or app.
#if canImport(ObjectiveC)
@objc(ANNativeAdStarRating) @objcMembers
#endif
public final class ANNativeAdStarRating: NSObject {
    /// How many stars there are.
    public let value: CGFloat
    /// Out of how many.
    public let scale: Int

    /// So many stars out of `scale`.
    public init(value: CGFloat, scale: Int) {
        self.value = value
        self.scale = scale
    }
}
