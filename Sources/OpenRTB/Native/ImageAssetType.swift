/// What a picture is in an ad (Native 1.2, list 7.5).
public struct ImageAssetType: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The icon of the advertiser or app; square, at least 50 points.
    public static let icon = ImageAssetType(rawValue: 1)
    /// The logo of the brand; merged into `icon` in Native 1.2, still seen.
    public static let logo = ImageAssetType(rawValue: 2)
    /// The large picture of the ad.
    public static let main = ImageAssetType(rawValue: 3)
}
