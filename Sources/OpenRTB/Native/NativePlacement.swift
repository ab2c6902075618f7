/// Where the ad stands (Native 1.2, list 7.3).
public struct NativePlacement: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a feed of content.
    public static let feed = NativePlacement(rawValue: 1)
    /// In an atomic unit of content, such as an article or a picture.
    public static let atomic = NativePlacement(rawValue: 2)
    /// Beside the core content.
    public static let outside = NativePlacement(rawValue: 3)
    /// In a widget of recommendations.
    public static let recommendation = NativePlacement(rawValue: 4)
}
