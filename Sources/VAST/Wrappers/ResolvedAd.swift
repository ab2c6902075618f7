public import Foundation

/// An ad that can be played, with everything that its wrappers add to it.
///
/// Lists hold the outermost wrapper's entries first and each URL once.
public struct ResolvedAd: Sendable, Hashable {
    /// The ad as it stands in the innermost document.
    public var ad: VASTAd
    /// What the ad says of itself.
    public var inLine: InLine
    /// The ad's place in a pod: its own, or that of the wrapper which stands for it.
    public var sequence: Int?
    /// The media with its own data, and the wrappers' trackers, clicks and icons merged in.
    public var linear: Linear?
    /// What may be shown beside the media or after it: those of the level closest to the ad.
    public var companions: [Companion]
    /// URLs to call when the first frame is shown.
    public var impressions: [String]
    /// URLs to call when the ad fails, with `[ERRORCODE]` in them.
    public var errors: [String]
    /// URLs for the outcome of measuring whether the ad could be seen.
    public var viewable: [ViewableImpression]
    /// Measurement scripts that verification vendors want to run.
    public var verifications: [Verification]
    /// How many wrappers led to the ad.
    public var wrappers: Int

    /// The name of the ad in its own document.
    public var id: String? { ad.id }
    /// The ad's name for people.
    public var title: String? { inLine.title }
    /// Seconds the media plays, where told.
    public var duration: TimeInterval? { linear?.duration }
    /// Seconds after which the person may skip; `nil` where not at all or not yet known.
    public var skipOffset: TimeInterval? { linear?.skipOffset?.seconds(of: duration) }
    /// The encodings to choose from.
    public var mediaFiles: [MediaFile] { linear?.mediaFiles ?? [] }
}
