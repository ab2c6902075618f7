/// What a client tells of an ad; each counts once for a bid.
///
/// Pauses and the sound may come and go; of these too only the first counts. So each number of a report is a
/// number of ads, and none of them can be made larger by calling a URL again.
package enum EventKind: Int, Sendable, CaseIterable {
    case impression = 1
    /// Half of it seen for a second.
    case viewable50 = 2
    case click = 3
    /// The first frame of its video, VAST's own impression; the ad's is the one that is sold.
    case videoImpression = 4
    case start = 5
    case firstQuartile = 6
    case midpoint = 7
    case thirdQuartile = 8
    case complete = 9
    case pause = 10
    case resume = 11
    case mute = 12
    case unmute = 13
    case skip = 14
    /// The video could not be played; with VAST's code where the player told one.
    case error = 15
    /// Half of the video seen for two seconds of play.
    case video50 = 16
    /// The person does not want to see the ad any more; with the reason where one was given.
    case adMuted = 17

    /// As reports write it.
    package var name: String {
        switch self {
        case .impression: "impression"
        case .viewable50: "viewable50"
        case .click: "click"
        case .videoImpression: "videoImpression"
        case .start: "start"
        case .firstQuartile: "firstQuartile"
        case .midpoint: "midpoint"
        case .thirdQuartile: "thirdQuartile"
        case .complete: "complete"
        case .pause: "pause"
        case .resume: "resume"
        case .mute: "mute"
        case .unmute: "unmute"
        case .skip: "skip"
        case .error: "error"
        case .video50: "video50"
        case .adMuted: "adMuted"
        }
    }

    /// The kind that reports write so.
    package init?(name: String) {
        guard let kind = Self.named[name] else { return nil }
        self = kind
    }

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// Whether it is of the ad's video, which few ads have.
    package var isVideo: Bool {
        (Self.videoImpression.rawValue...Self.video50.rawValue).contains(rawValue)
    }
}
