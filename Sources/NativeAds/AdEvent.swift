public import Foundation

/// What happens to a native ad between its load and its end, in the order in which it happens.
///
/// An event that is billed (`impression`, `viewable`, `clicked`) reaches you only after the
/// trackers that belong to it have been written to disk, so what you log is what is counted.
public enum AdEvent: Sendable, Hashable {
    /// The ad was registered on a view.
    case bound
    /// The ad was laid out for the first time in a window of the foreground.
    case rendered
    /// The impression counted, once in the ad's life.
    case impression
    /// A viewability standard was met, each once in the ad's life.
    case viewable(ViewableStandard)
    /// Something happened as the video plays.
    case video(VideoEvent)
    /// A person tapped the ad; `asset` is `nil` where the tapped view carries none.
    case clicked(asset: AssetRole?)
    /// A page or an app was opened.
    case opened(URL, Browser)
    /// The person leaves the app for another, or for the system's browser; comes after the click
    /// that leads there and before `opened`.
    case leavesApp
    /// A page inside the app comes or goes.
    case presentation(PresentationPhase)
    /// Neither the link nor its fallback could be opened.
    case notOpened(URL?)
    /// The person does not want to see the ad; see ``NativeAd/mute(_:)``.
    case muted
    /// The ad expires in one minute, unless its impression counts first.
    case willExpire
    /// The ad is too old to be bound; nothing of it counts any more.
    case expired
    /// A picture or video started to load, was loaded, or failed.
    case assetState(AssetRole, AssetState)
    /// All pictures of an ad that loads them lazily are there, and the video's first frame; comes
    /// once, or `mediaFailed` does.
    case mediaReady
    /// The first picture of an ad that loads them lazily failed, or its video; the others still come.
    case mediaFailed
    /// A request to keep a unit's pool filled came to nothing; told by ``NativeAds/events``.
    case preloadFailed(unit: String, error: AdError)
    /// Something odd was tolerated, dropped or refused; for a log.
    case note(String)
}
