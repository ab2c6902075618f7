#if canImport(UIKit)
#if !canImport(ObjectiveC)
/// A kind of ad that an ``AdLoader`` can be asked for; there are no banners here.
///
/// On Apple's systems it comes from the header that Objective-C sees, as its two neighbours do.
public struct AdLoaderAdType: RawRepresentable, Sendable, Hashable {
    /// The name of the kind.
    public let rawValue: String

    /// Names a kind.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Ads of the system's parts: headline, media and so on.
    public static let native = AdLoaderAdType(rawValue: "native")
    /// Ads of a format of your own, see ``CustomNativeAd``.
    public static let customNative = AdLoaderAdType(rawValue: "customNative")
}
#endif
#endif
