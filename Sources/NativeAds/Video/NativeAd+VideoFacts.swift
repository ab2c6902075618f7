public import VAST

extension NativeAd {
    /// The measurement scripts that vendors want to run beside the video; empty before its document
    /// is known.
    ///
    /// Nothing here runs one, and at the start of the video each vendor is told so
    /// (`verificationNotExecuted`, reason 2). An app that runs them itself has vendor, scripts and
    /// parameters here.
    public var verifications: [Verification] { video.ad?.verifications ?? [] }

    /// The names under which the video is registered across systems; empty before its document is
    /// known.
    public var universalAdIDs: [UniversalAdID] {
        video.ad?.ad.creatives.flatMap(\.universalAdIDs) ?? []
    }

    /// What the video was sold for, where its document says so.
    public var pricing: Pricing? { video.ad?.ad.pricing }
}
