package import NativeAds

/// How videos play, as far as a scenario says; what it leaves out is as it is otherwise.
package struct VideoSettings: Sendable, Hashable {
    package enum Autoplay: String, Sendable, Hashable, CaseIterable {
        case always, wifi, manual
    }

    package var autoplay: Autoplay?
    package var startsMuted: Bool?
    package var tap: VideoOptions.Tap?
    package var atEnd: VideoOptions.End?
    /// Kilobits a second at most.
    package var bitrateCap: Int?
    /// Kilobits a second at most where the device is on a cellular network.
    package var cellularBitrateCap: Int?
    /// Seconds out of sight after which the decoder goes.
    package var releaseDelay: Double?

    package init() {}

    /// The options with what the scenario says in place of theirs.
    func applied(to options: VideoOptions) -> VideoOptions {
        var applied = options
        switch autoplay {
        case .always: applied.autoplay = .always
        case .wifi: applied.autoplay = .onWiFi
        case .manual: applied.autoplay = .manual
        case nil: break
        }
        applied.startsMuted = startsMuted ?? applied.startsMuted
        applied.tap = tap ?? applied.tap
        applied.atEnd = atEnd ?? applied.atEnd
        applied.bitrateCap = bitrateCap ?? applied.bitrateCap
        applied.cellularBitrateCap = cellularBitrateCap ?? applied.cellularBitrateCap
        applied.releaseDelay = releaseDelay ?? applied.releaseDelay
        return applied
    }
}
