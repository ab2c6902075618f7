/// A tap that the app handles by itself; see ``NativeAd/onClick``.
@MainActor public struct AdClick {
    /// The asset that was tapped; `nil` where the tapped view carries none.
    public let asset: AssetRole?
    /// Where the tap leads: the asset's own link, else the ad's; `nil` where the ad has none.
    public let link: ClickLink?

    private let ad: NativeAd

    init(asset: AssetRole?, link: ClickLink?, ad: NativeAd) {
        self.asset = asset
        self.link = link
        self.ad = ad
    }

    /// Opens the link after all, or its fallback, and says whether that worked.
    ///
    /// It counts nothing: the tap has counted already. ``AdEvent/opened(_:_:)`` or
    /// ``AdEvent/notOpened(_:)`` is told.
    public func open() async -> Bool {
        await ad.show(link)
    }
}
