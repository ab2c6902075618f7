/// Why an ad could not be had, and who is to be told.
public struct VASTFailure: Sendable, Hashable {
    /// VAST's error code.
    public let code: Int
    /// The error URLs of every document received, outermost first, with their macros replaced.
    public let pings: [String]
    /// What went wrong, in one sentence.
    public let sentence: String

    /// A failure with VAST's code for it.
    public init(code: Int, pings: [String], sentence: String) {
        self.code = code
        self.pings = pings
        self.sentence = sentence
    }

    /// The failure of an ad of which the player plays no file: 403; 201 where it is an ad of
    /// another kind, which shows nothing that plays.
    package static func unplayable(_ ad: ResolvedAd, macros: VASTMacros) -> VASTFailure {
        let isOtherKind = ad.linear == nil && ad.ad.creatives.contains(where: \.isBesideMedia)
        let code = isOtherKind ? 201 : 403
        return VASTFailure(
            code: code,
            pings: ad.errors.map(macros.with(errorCode: code).expand),
            sentence: isOtherKind
                ? "The ad has overlays or companions only, and nothing that plays."
                : "No media file of the ad is of a type that the player plays."
        )
    }
}

extension VASTCreative {
    /// Whether the creative is one that is shown beside or over media.
    fileprivate var isBesideMedia: Bool { hasNonLinear || !companions.isEmpty }
}
