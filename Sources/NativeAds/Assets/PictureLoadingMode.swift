/// When the pictures of an ad are fetched, and its video.
///
/// Where that is not before the load returns, a video is loaded once its view is in a window.
public enum PictureLoadingMode: String, Sendable, Hashable, CaseIterable {
    /// Before the load returns, so that an ad is whole when it is shown; the default.
    case eager
    /// Right after the load returned, side by side: the ad comes sooner than its pictures.
    ///
    /// Each has its state, and ``AdEvent/mediaReady`` or ``AdEvent/mediaFailed`` comes once.
    case lazy
    /// When they are first asked for; an app that shows no pictures fetches none.
    case onDemand
    /// Never: the app fetches them itself, from the addresses in the ad's ``Creative``.
    case off
}
