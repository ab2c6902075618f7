/// What surrounds the ad (Native 1.2, list 7.1).
public struct NativeContext: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Articles, news, pictures, videos.
    public static let content = NativeContext(rawValue: 1)
    /// A feed of people: a network, mail, a chat.
    public static let social = NativeContext(rawValue: 2)
    /// A shop, a store of apps, reviews.
    public static let product = NativeContext(rawValue: 3)
}
