/// How far a page inside the app has come.
public enum PresentationPhase: String, Sendable, Hashable, CaseIterable {
    /// It is about to cover the app's own views.
    case willPresent
    /// It covers them.
    case didPresent
    /// It is about to go.
    case willDismiss
    /// It is gone.
    case didDismiss
}
