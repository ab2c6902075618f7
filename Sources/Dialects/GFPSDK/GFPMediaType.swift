#if canImport(UIKit)
/// What an ad's main media is.
///
/// Backfill ads, too, say `image` and `video`: their video has a controller like any other.
#if canImport(ObjectiveC)
@objc(GFPMediaType)
#endif
public enum GFPMediaType: Int, Sendable {
    case image
    case video
    /// Markup.
    case richMedia
    case carousel
    // The vendor writes these so.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case c2s_image
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case c2s_video
    case unknown
}
#endif
