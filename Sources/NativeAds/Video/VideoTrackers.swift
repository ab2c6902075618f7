import VAST

/// Which of a VAST ad's URLs are to be called as its video plays.
///
/// What can happen once is called once; pauses and the sound may come and go.
struct VideoTrackers: Sendable {
    /// A URL with what it wants to hear beside the usual.
    struct Call: Sendable, Hashable {
        let url: String
        var errorCode: Int?
        var reason: Int?
    }

    /// VAST's reason for not running a verification script: nothing here runs any.
    private static let unsupported = 2

    private let ad: ResolvedAd
    private var done: Set<VideoEvent> = []
    /// Progress trackers that were not called yet.
    private var progress: [Tracking]
    private var hasToldViewability = false

    init(_ ad: ResolvedAd) {
        self.ad = ad
        progress = (ad.linear?.tracking ?? []).filter { $0.event == .progress }
    }

    /// What an event wants called, in the order of the ad.
    mutating func calls(for event: VideoEvent, errorCode: Int? = nil) -> [Call] {
        switch event {
        case .pause, .resume, .mute, .unmute: break
        default: guard done.insert(event).inserted else { return [] }
        }
        switch event {
        case .start:
            let scripts = ad.verifications.flatMap(\.notExecuted)
            return ad.impressions.map { Call(url: $0) }
                + urls(.loaded) + urls(.creativeView) + urls(.start)
                + scripts.map { Call(url: $0, reason: Self.unsupported) }
        case .skip:
            return urls(.skip) + urls(.closeLinear)
        case .error:
            return ad.errors.map { Call(url: $0, errorCode: errorCode) }
        default:
            return urls(TrackingEvent(rawValue: event.rawValue))
        }
    }

    /// What wants to hear each time that somebody goes back.
    func rewind() -> [Call] { urls(.rewind) }

    /// The progress trackers that were reached by play from the beginning to `played`.
    mutating func progress(through played: Double, of duration: Double?) -> [Call] {
        var reached: [Call] = []
        progress.removeAll { tracking in
            guard let offset = tracking.offset?.seconds(of: duration), offset <= played + 1e-6
            else { return false }
            reached.append(Call(url: tracking.url))
            return true
        }
        return reached
    }

    /// Whom to tell, once, how viewability ended; `nil` is that nobody could tell.
    mutating func viewability(_ isViewable: Bool?) -> [Call] {
        guard !hasToldViewability else { return [] }
        hasToldViewability = true
        let lists =
            switch isViewable {
            case true?: ad.viewable.flatMap(\.viewable)
            case false?: ad.viewable.flatMap(\.notViewable)
            case nil: ad.viewable.flatMap(\.undetermined)
            }
        return lists.map { Call(url: $0) }
    }

    private func urls(_ event: TrackingEvent) -> [Call] {
        (ad.linear?.tracking ?? []).filter { $0.event == event }.map { Call(url: $0.url) }
    }
}
