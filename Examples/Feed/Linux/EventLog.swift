import Foundation
import NativeAds
import Newspaper
import OpenRTB

/// Writes down what happens, one JSON object a line, with its time in seconds from the start.
@MainActor final class EventLog {
    /// A line, for the timeline that is printed at the end.
    struct Entry {
        let at: TimeInterval
        let event: String
        let facts: JSONObject
    }

    private(set) var entries: [Entry] = []
    private let file: FileHandle?
    private let now: @Sendable () -> TimeInterval
    private let start: TimeInterval
    private var observations: [Observation] = []

    /// A log in this file, or in memory only.
    init(_ url: URL?, now: @escaping @Sendable () -> TimeInterval) throws(FeedFault) {
        self.now = now
        start = now()
        guard let url else {
            file = nil
            return
        }
        do {
            try Data().write(to: url)
            file = try FileHandle(forWritingTo: url)
        } catch {
            throw .usage("\(url.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// How often something has happened.
    func count(of event: String, ad: String) -> Int {
        entries.count { $0.event == event && $0.facts["ad"]?.string == ad }
    }

    /// Whether an ad's video has come to a state.
    func hasVideo(_ state: String, ad: String) -> Bool {
        entries.contains {
            $0.event == "video" && $0.facts["ad"]?.string == ad
                && $0.facts["state"]?.string == state
        }
    }

    /// Writes a line.
    func write(_ event: String, _ facts: JSONObject = [:]) {
        let at = ((now() - start) * 1000).rounded() / 1000
        entries.append(Entry(at: at, event: event, facts: facts))
        var line: JSONObject = [
            "at": JSONNumber(at).map(JSONValue.number) ?? .null, "event": .string(event),
        ]
        for (name, value) in facts { line[name] = value }
        let text = JSONValue.object(line).text() + "\n"
        // A log that cannot be written any more shows in the comparison with the report.
        try? file?.write(contentsOf: Data(text.utf8))
    }

    /// Follows an ad from its load on.
    func follow(_ ad: NativeAd, in slot: AdSlot) {
        let name = slot.rawValue
        write(
            "loaded",
            [
                "ad": .string(name), "bid": .string(ad.creative.bidID),
                "source": .string(ad.source.rawValue),
            ]
        )
        observations.append(
            ad.observe { [weak self, weak ad] event in
                guard let self else { return }
                if case .video(let event) = event, let video = ad?.videoController {
                    write(event, of: name, at: video.currentTime)
                } else {
                    write(event, of: name)
                }
            }
        )
    }

    /// What a video does, and where in it.
    private func write(_ event: VideoEvent, of ad: String, at position: TimeInterval) {
        let seconds = JSONNumber((position * 100).rounded() / 100)
        write(
            "video",
            [
                "ad": .string(ad), "state": .string(event.rawValue),
                "position": seconds.map(JSONValue.number) ?? .null,
            ]
        )
    }

    private func write(_ event: AdEvent, of ad: String) {
        let ad = JSONValue.string(ad)
        switch event {
        case .bound: write("bound", ["ad": ad])
        case .rendered: write("rendered", ["ad": ad])
        case .impression: write("impression", ["ad": ad])
        case .viewable(let standard):
            write("viewable", ["ad": ad, "standard": .string(standard.rawValue)])
        case .video(let event):
            write("video", ["ad": ad, "state": .string(event.rawValue)])
        case .clicked(let asset):
            write("click", ["ad": ad, "asset": .string(asset?.rawValue ?? "root")])
        case .opened(let url, let browser):
            write(
                "open",
                [
                    "ad": ad, "url": .string(url.absoluteString),
                    "browser": .string(browser.rawValue),
                ]
            )
        case .notOpened(let url):
            write("notOpened", ["ad": ad, "url": .string(url?.absoluteString ?? "")])
        case .willExpire: write("willExpire", ["ad": ad])
        case .expired: write("expired", ["ad": ad])
        case .assetState(let role, let state):
            write(
                "media",
                ["ad": ad, "asset": .string(role.rawValue), "state": .string(state.rawValue)]
            )
        case .muted: write("muted", ["ad": ad])
        // What is opened and by whom says it all.
        case .leavesApp, .presentation: break
        case .mediaReady: write("mediaReady", ["ad": ad])
        case .mediaFailed: write("mediaFailed", ["ad": ad])
        case .preloadFailed(let unit, let error):
            write("failed", ["ad": .string(unit), "error": .string(error.description)])
        case .note(let text): write("note", ["ad": ad, "text": .string(text)])
        }
    }
}
