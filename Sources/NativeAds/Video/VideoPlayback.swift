import Foundation
import OpenRTB
package import VAST

/// One ad's video: its VAST document, followed to its end, and what its play has come to.
@MainActor package final class VideoPlayback {
    /// The ad that the document led to, once it is known.
    package private(set) var ad: ResolvedAd?
    /// The files that can be played, the best first.
    package private(set) var files: [MediaFile] = []

    var machine = PlaybackMachine()
    var viewing = VideoViewMachine()

    private let vast: String?
    private let engine: Engine
    private let outbox: Outbox
    private var task: Task<Void, Never>?
    private var trackers: VideoTrackers?
    /// What happened while the document was still being followed, for its trackers.
    private var unheard: [@MainActor (VideoPlayback) -> Void] = []
    private var isSettled = false
    private var clicks: [URL]?
    /// What is to be told once the app has the ad.
    private var notes: [String] = []
    private var isHandedOut = false

    /// More URLs of one event are not called: one ad must not push out the trackers of others.
    private static let mostCalls = 200
    /// More notes on one document are not told.
    private static let mostNotes = 20

    init(_ vast: String?, engine: Engine, outbox: Outbox) {
        self.vast = vast
        self.engine = engine
        self.outbox = outbox
    }

    deinit {
        task?.cancel()
    }

    /// Whether there is something to play, as far as is known without playing it.
    package var isPlayable: Bool { !files.isEmpty }

    /// Begins to follow the document, once in the ad's life.
    func startResolving() {
        guard let vast, task == nil else { return }
        task = Task { [weak self, engine] in
            let resolution = await engine.resolve(vast)
            // Nobody is told why an ad failed that nobody waits for.
            guard !Task.isCancelled else { return }
            self?.take(resolution)
        }
    }

    /// Returns when the document has been followed to its end, and says whether it can be played.
    package func resolved() async -> Bool {
        startResolving()
        await task?.value
        return isPlayable
    }

    /// The app never gets the ad: nothing more of its document is asked for, and nobody is told.
    func giveUp() { task?.cancel() }

    /// The app has the ad from now on; says what there is to be told of its video.
    func handOut() -> [String] {
        isHandedOut = true
        defer { notes = [] }
        return notes
    }

    /// What an event wants called now; later where the document is still being followed.
    func urls(for event: VideoEvent, errorCode: Int? = nil) -> [URL] {
        urls { $0.calls(for: event, errorCode: errorCode) }
    }

    /// The progress trackers that play has reached.
    func progressURLs() -> [URL] {
        // How far play has come can still be asked when the document is there.
        guard isSettled else { return [] }
        let (played, duration) = (machine.playedThrough, machine.duration)
        return expand(wanted { $0.progress(through: played, of: duration) })
    }

    /// Whom to tell how viewability ended.
    func viewabilityURLs(_ isViewable: Bool?) -> [URL] {
        urls { $0.viewability(isViewable) }
    }

    /// Calls `tell` when the document has been followed to its end, if it has not been yet.
    func tellLater(_ tell: @escaping @MainActor () -> Void) {
        guard vast != nil, !isSettled else { return }
        unheard.append { _ in tell() }
    }

    /// Whom to tell of a click on the ad, beside the native ad's own trackers; the same at each
    /// click, so that each is told once.
    var clickURLs: [URL] {
        if let clicks { return clicks }
        guard let tracking = ad?.linear?.clickTracking else { return [] }
        let urls = expand(tracking.map { VideoTrackers.Call(url: $0) })
        clicks = urls
        return urls
    }
}

extension VideoPlayback {
    private func urls(
        _ calls: @escaping (inout VideoTrackers) -> [VideoTrackers.Call]
    ) -> [URL] {
        guard vast != nil else { return [] }
        guard isSettled else {
            unheard.append { $0.put($0.expand($0.wanted(calls))) }
            return []
        }
        return expand(wanted(calls))
    }

    private func put(_ urls: [URL]) {
        if !urls.isEmpty { outbox.put(calling: urls) }
    }

    private func wanted(
        _ calls: (inout VideoTrackers) -> [VideoTrackers.Call]
    ) -> [VideoTrackers.Call] {
        guard var trackers else { return [] }
        defer { self.trackers = trackers }
        return calls(&trackers)
    }

    /// Each URL once, with its macros replaced.
    private func expand(_ calls: [VideoTrackers.Call]) -> [URL] {
        guard !calls.isEmpty else { return [] }
        let macros = macros
        var seen: Set<VideoTrackers.Call> = []
        return calls.filter { seen.insert($0).inserted }.prefix(Self.mostCalls).compactMap { call in
            var values = macros
            if let code = call.errorCode { values = values.with(errorCode: code) }
            if let reason = call.reason { values = values.with(reason: reason) }
            return AdURL.web(values.expand(call.url))
        }
    }

    private var macros: VASTMacros {
        var macros = engine.vastMacros.with(playhead: machine.position)
        if let file = files.first { macros = macros.with(assetURI: file.url) }
        macros.values["ADSERVINGID"] = ad?.inLine.servingID.map { [$0] }
        let names = ad?.ad.creatives.flatMap(\.universalAdIDs) ?? []
        macros.values["UNIVERSALADID"] =
            names.isEmpty ? nil : names.map { "\($0.registry) \($0.value)" }
        macros.values["ADTYPE"] = [ad?.ad.adType ?? "video"]
        return macros
    }

    private func take(_ resolution: VASTResolution) {
        for odd in resolution.notes.prefix(Self.mostNotes) {
            note("VAST \(odd.path): \(odd.reason)")
        }
        for failure in resolution.failures { tell(failure) }
        ad = resolution.ad
        files = playable
        if let ad, files.isEmpty { tell(.unplayable(ad, macros: engine.vastMacros)) }
        trackers = ad.map(VideoTrackers.init)
        machine.promisedDuration = ad?.duration
        isSettled = true
        for late in unheard { late(self) }
        unheard = []
        put(progressURLs())
    }

    private func tell(_ failure: VASTFailure) {
        note("\(failure.sentence) (VAST error \(failure.code))")
        put(failure.pings.prefix(Self.mostCalls).compactMap(AdURL.web))
    }

    private func note(_ text: String) {
        if isHandedOut { outbox.put(.note(text)) } else { notes.append(text) }
    }

    /// The files by how well they fit the screen; where they will be shown is not known yet.
    private var playable: [MediaFile] {
        guard let ad else { return [] }
        let device = engine.world.device()
        var choice = MediaChoice()
        if let width = device.width, let height = device.height {
            choice.slot = CGSize(width: min(width, height), height: max(width, height))
        }
        return choice.order(of: ad.mediaFiles).map { ad.mediaFiles[$0] }
    }
}
