import Foundation
import OpenRTB
package import VAST

/// One ad's video: its VAST document, followed to its end, and what its play has come to.
@MainActor package final class VideoPlayback {
    /// How far the document was followed.
    private enum Course {
        case waiting
        case following(Task<Void, Never>)
        /// With the trackers of the ad that it led to, if it did.
        case settled(VideoTrackers?)
    }

    /// Who hears of what is odd about the document.
    private enum Audience {
        /// The app does not have the ad yet; what is to be told waits.
        case nobody([String])
        case app
    }

    /// The ad that the document led to, once it is known.
    package private(set) var ad: ResolvedAd?
    /// The files that can be played, the best first.
    package private(set) var files: [MediaFile] = []
    /// The file that was opened last.
    var current: MediaFile?
    /// Whether somebody tells what a player does without there being a screen.
    var isPlayedByHand = false
    /// The size of the film by the document alone, before anything is asked for; unknown where that
    /// leads to another document.
    private(set) lazy var announcedSize = vast.map { size(announcedBy: $0) } ?? .unknown
    /// Told when the document has been followed to its end.
    var onSettled: (@MainActor () -> Void)?

    var machine = PlaybackMachine()
    var viewing = VideoViewMachine()

    let outbox: Outbox
    private let vast: String?
    let engine: Engine
    private var course = Course.waiting
    private var audience = Audience.nobody([])
    /// What happened while the document was still being followed, for its trackers.
    private var unheard: [@MainActor (VideoPlayback) -> Void] = []
    private var clicks: [URL]?

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
        if case .following(let task) = course { task.cancel() }
    }

    /// Whether there is something to play, as far as is known without playing it.
    package var isPlayable: Bool { !files.isEmpty }

    /// Whether the document has been followed to its end.
    var isSettled: Bool { if case .settled = course { true } else { false } }

    /// Begins to follow the document, once in the ad's life.
    func startResolving() {
        guard let vast, case .waiting = course else { return }
        course = .following(
            Task { [weak self, engine] in
                let resolution = await engine.resolve(vast)
                // Nobody is told why an ad failed that nobody waits for.
                guard !Task.isCancelled else { return }
                self?.take(resolution)
            }
        )
    }

    /// Returns when the document has been followed to its end, and says whether it can be played.
    package func resolved() async -> Bool {
        startResolving()
        if case .following(let task) = course { await task.value }
        return isPlayable
    }

    /// The app never gets the ad: nothing more of its document is asked for, and nobody is told.
    func giveUp() {
        if case .following(let task) = course { task.cancel() }
    }

    /// The app has the ad from now on; says what there is to be told of its video.
    func handOut() -> [String] {
        defer { audience = .app }
        return if case .nobody(let notes) = audience { notes } else { [] }
    }

    private func take(_ resolution: VASTResolution) {
        for odd in resolution.notes.prefix(Self.mostNotes) {
            note("VAST \(odd.path): \(odd.reason)")
        }
        for failure in resolution.failures { tell(failure) }
        ad = resolution.ad
        files = likelyFiles
        if let ad, files.isEmpty { tell(.unplayable(ad, macros: engine.vastMacros)) }
        machine.promisedDuration = ad?.duration
        course = .settled(ad.map(VideoTrackers.init))
        for late in unheard { late(self) }
        unheard = []
        call(progressURLs())
        onSettled?()
    }

    private func tell(_ failure: VASTFailure) {
        note("\(failure.sentence) (VAST error \(failure.code))")
        call(failure.pings.prefix(Self.mostCalls).compactMap(AdURL.web))
    }

    private func note(_ text: String) {
        switch audience {
        case .nobody(let notes): audience = .nobody(notes + [text])
        case .app: outbox.put(.note(text))
        }
    }
}

extension VideoPlayback {
    /// What an event wants called now; later where the document is still being followed.
    func urls(for event: VideoEvent, errorCode: Int? = nil) -> [URL] {
        urls { $0.calls(for: event, errorCode: errorCode) }
    }

    /// Who wants to hear, each time, that somebody went back.
    func rewindURLs() -> [URL] { urls { $0.rewind() } }

    /// The progress trackers that play has reached.
    func progressURLs() -> [URL] {
        // How far play has come can still be asked when the document is there; before its first
        // frame it has not even come to 0.
        guard case .settled = course, machine.hasStarted else { return [] }
        let (played, duration) = (machine.playedThrough, machine.duration)
        return expand(wanted { $0.progress(through: played, of: duration) })
    }

    /// Whom to tell how viewability ended.
    func viewabilityURLs(_ isViewable: Bool?) -> [URL] {
        urls { $0.viewability(isViewable) }
    }

    /// Calls `tell` when the document has been followed to its end, if it has not been yet.
    func tellLater(_ tell: @escaping @MainActor () -> Void) {
        if case .settled = course { return }
        if vast != nil { unheard.append { _ in tell() } }
    }

    /// Whom to tell of a click on the ad, beside the native ad's own trackers; the same at each
    /// click, so that each is told once.
    var clickURLs: [URL] {
        if let clicks { return clicks }
        guard let tracking = ad?.linear?.clickTracking else { return [] }
        let urls = expanded(tracking)
        clicks = urls
        return urls
    }

    /// Each of the document's URLs once, with its macros replaced.
    func expanded(_ urls: [String]) -> [URL] { expand(urls.map { VideoTrackers.Call(url: $0) }) }

    func call(_ urls: [URL]) {
        if !urls.isEmpty { outbox.put(calling: urls) }
    }

    private func urls(
        _ calls: @escaping (inout VideoTrackers) -> [VideoTrackers.Call]
    ) -> [URL] {
        guard vast != nil else { return [] }
        guard case .settled = course else {
            unheard.append { $0.call($0.expand($0.wanted(calls))) }
            return []
        }
        return expand(wanted(calls))
    }

    private func wanted(
        _ calls: (inout VideoTrackers) -> [VideoTrackers.Call]
    ) -> [VideoTrackers.Call] {
        guard case .settled(var trackers?) = course else { return [] }
        defer { course = .settled(trackers) }
        return calls(&trackers)
    }

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
        if let file = current ?? files.first { macros = macros.with(assetURI: file.url) }
        macros.values["ADSERVINGID"] = ad?.inLine.servingID.map { [$0] }
        let names = ad?.ad.creatives.flatMap(\.universalAdIDs) ?? []
        macros.values["UNIVERSALADID"] =
            names.isEmpty ? nil : names.map { "\($0.registry) \($0.value)" }
        macros.values["ADTYPE"] = [ad?.ad.adType ?? "video"]
        return macros
    }
}
