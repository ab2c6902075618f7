import Foundation

extension AdEvent: CustomStringConvertible {
    /// The event in the words of a scenario, as in `clicked callToAction`; for a log.
    public var description: String {
        switch self {
        case .bound: "bound"
        case .rendered: "rendered"
        case .impression: "impression"
        case .viewable(let standard): "viewable \(standard.rawValue)"
        case .video(let event): "video \(event.rawValue)"
        case .clicked(let asset): "clicked \(asset?.rawValue ?? "root")"
        case .opened(let url, let browser): "opened \(url.absoluteString) \(browser.rawValue)"
        case .leavesApp: "leavesApp"
        case .presentation(let phase): phase.rawValue
        case .notOpened(let url): url.map { "notOpened \($0.absoluteString)" } ?? "notOpened"
        case .muted: "muted"
        case .willExpire: "willExpire"
        case .expired: "expired"
        case .assetState(let role, let state): "media \(role.rawValue) \(state.rawValue)"
        case .mediaReady: "mediaReady"
        case .mediaFailed: "mediaFailed"
        case .preloadFailed(let unit, let error): "preloadFailed \(unit): \(error.sentence)"
        case .note(let text): "note: \(text)"
        }
    }
}
