public import Foundation

/// A VAST document as it was sent: ads, or the word that there is none.
public struct VASTDocument: Sendable, Hashable {
    /// The `version` attribute as written, if there is one.
    public var version: String?
    /// The ads in the order of the document, pods and stand-alone ads mixed as they were sent.
    public var ads: [VASTAd]
    /// Whom to tell when the document brings no ad (`VAST/Error`).
    public var errors: [String]
    /// Where the document came from, against which relative addresses in it are taken.
    public var base: URL?

    /// A document of a version, by default without ads.
    public init(
        version: String? = nil,
        ads: [VASTAd] = [],
        errors: [String] = [],
        base: URL? = nil
    ) {
        self.version = version
        self.ads = ads
        self.errors = errors
        self.base = base
    }
}
