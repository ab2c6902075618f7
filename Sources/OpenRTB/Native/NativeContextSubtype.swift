/// What surrounds the ad, in detail (Native 1.2, list 7.2).
public struct NativeContextSubtype: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Mixed content.
    public static let general = NativeContextSubtype(rawValue: 10)
    /// Mostly articles.
    public static let article = NativeContextSubtype(rawValue: 11)
    /// Mostly videos.
    public static let video = NativeContextSubtype(rawValue: 12)
    /// Mostly sound.
    public static let audio = NativeContextSubtype(rawValue: 13)
    /// Mostly pictures.
    public static let image = NativeContextSubtype(rawValue: 14)
    /// Content by its users.
    public static let userGenerated = NativeContextSubtype(rawValue: 15)
    /// A social network.
    public static let socialGeneral = NativeContextSubtype(rawValue: 20)
    /// Mail.
    public static let email = NativeContextSubtype(rawValue: 21)
    /// Messages between people.
    public static let chat = NativeContextSubtype(rawValue: 22)
    /// A shop.
    public static let selling = NativeContextSubtype(rawValue: 30)
    /// A store of apps.
    public static let appStore = NativeContextSubtype(rawValue: 31)
    /// Reviews of products.
    public static let productReviews = NativeContextSubtype(rawValue: 32)
}
