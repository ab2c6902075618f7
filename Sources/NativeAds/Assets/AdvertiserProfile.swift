/// Who advertises, as a social network would show them: by a name and a round picture.
public struct AdvertiserProfile: Sendable, Hashable {
    /// The name; never empty.
    public var name: String?
    /// The picture, which is loaded with the ad's others as ``AssetRole/profileLogo``.
    public var logo: PictureSource?
    /// Where a tap on the profile leads; the app sees to that.
    public var link: String?

    /// Makes one from its parts.
    public init(name: String? = nil, logo: PictureSource? = nil, link: String? = nil) {
        self.name = name
        self.logo = logo
        self.link = link
    }
}
