import Foundation
import NativeAds
import OpenRTB

/// Writes down what an app and the outside world see, one JSON object a line.
@MainActor final class ReplayLog {
    /// What time it is.
    var now = Instant.zero
    /// How many lines were written.
    private(set) var count = 0
    private let out: (String) -> Void

    init(_ out: @escaping (String) -> Void) {
        self.out = out
    }

    /// Writes an event of now; fields that are unknown are left out.
    func write(_ event: String, _ fields: (key: String, value: JSONValue?)...) {
        count += 1
        let at = JSONValue(Double((now.microseconds + 500) / 1000) / 1000)
        let known = fields.compactMap { field in field.value.map { (field.key, $0) } }
        let line = JSONObject([("at", at), ("event", .string(event))] + known)
        out(JSONValue.object(line).text())
    }

    /// Writes what happened to an ad; `view` is where it was bound last.
    func write(_ event: AdEvent, of ad: String, in view: String?) {
        let name = ("ad", JSONValue.string(ad))
        switch event {
        case .bound: write("bound", name, ("view", view.map { .string($0) }))
        case .rendered: write("rendered", name)
        case .impression: write("impression", name)
        case .viewable(let standard):
            write("viewable", name, ("standard", .string(standard.rawValue)))
        case .video(let event): write("video", name, ("state", .string(event.rawValue)))
        case .clicked(let asset):
            write("click", name, ("asset", .string(asset?.rawValue ?? "root")))
        case .opened(let url, let browser):
            write(
                "open",
                ("url", .string(url.absoluteString)),
                ("browser", .string(browser.rawValue))
            )
        case .notOpened(let url):
            write("notOpened", ("url", url.map { .string($0.absoluteString) }))
        case .willExpire: write("willExpire", name)
        case .expired: write("expired", name)
        case .assetState(let asset, let state):
            write(
                "media",
                name,
                ("asset", .string(asset.rawValue)),
                ("state", .string(state.rawValue))
            )
        case .mediaReady: write("mediaReady", name)
        case .mediaFailed: write("mediaFailed", name)
        case .muted: write("muted", name)
        // What is opened and by whom says it all.
        case .leavesApp, .presentation: break
        case .note, .preloadFailed: write(event)
        }
    }

    /// Writes what concerns no single ad.
    func write(_ event: AdEvent) {
        switch event {
        case .note(let text): write("note", ("text", .string(text)))
        case .preloadFailed(let unit, let error):
            write("note", ("text", .string("\(unit): \(error.sentence)")))
        default: break
        }
    }
}
