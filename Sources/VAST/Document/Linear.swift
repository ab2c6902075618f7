public import Foundation

/// A creative that plays in the player; in a wrapper, what is to be added to one.
public struct Linear: Sendable, Hashable {
    /// Seconds the media plays; `nil` where unreadable or not told, 0 where so told.
    public var duration: TimeInterval?
    /// When the person may skip; `nil` where not at all.
    public var skipOffset: TimeOffset?
    /// The same media in several encodings, of which the player takes one.
    public var mediaFiles: [MediaFile]
    /// The originals that the media files were made from.
    public var mezzanines: [MediaFile]
    /// Code that would run beside or in place of the media; never run here.
    public var interactiveFiles: [MediaFile]
    /// The words that are spoken in the media, in several languages or formats (VAST 4.1).
    public var closedCaptions: [ClosedCaptions]
    /// URLs to call as the media plays, in the order of the document.
    public var tracking: [Tracking]
    /// The page that a tap opens.
    public var clickThrough: String?
    /// URLs to call at a tap.
    public var clickTracking: [String]
    /// URLs to call at a tap that opens nothing.
    public var customClicks: [String]
    /// Small pictures over the media, such as AdChoices.
    public var icons: [Icon]
    /// Data for the media file's own code.
    public var adParameters: String?

    /// A creative that plays, by default an empty one.
    public init(
        duration: TimeInterval? = nil,
        skipOffset: TimeOffset? = nil,
        mediaFiles: [MediaFile] = [],
        mezzanines: [MediaFile] = [],
        interactiveFiles: [MediaFile] = [],
        closedCaptions: [ClosedCaptions] = [],
        tracking: [Tracking] = [],
        clickThrough: String? = nil,
        clickTracking: [String] = [],
        customClicks: [String] = [],
        icons: [Icon] = [],
        adParameters: String? = nil
    ) {
        self.duration = duration
        self.skipOffset = skipOffset
        self.mediaFiles = mediaFiles
        self.mezzanines = mezzanines
        self.interactiveFiles = interactiveFiles
        self.closedCaptions = closedCaptions
        self.tracking = tracking
        self.clickThrough = clickThrough
        self.clickTracking = clickTracking
        self.customClicks = customClicks
        self.icons = icons
        self.adParameters = adParameters
    }
}
