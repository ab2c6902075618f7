#if canImport(UIKit)
/// The language of the words that the vendor's SDK draws; here nothing is drawn that has words.
#if canImport(ObjectiveC)
@objc(GFPLanguageType)
#endif
public enum GFPLanguageType: Int, Sendable {
    /// The device's.
    case none
    case ko, en, es, fr, id, th
    // The vendor writes these so.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case zh_Hant
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case zh_Hans
    case ja, de
}
#endif
