import Foundation
import OpenRTB

extension CreativeReader {
    /// A link without a usable URL counts as absent, its trackers included.
    ///
    /// Where it has one that cannot be opened, a fallback takes its place: that is what it is for.
    mutating func link(_ link: Link, at path: String) -> ClickLink? {
        let text = macros.expand(link.url ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        let fallback = link.fallback.flatMap { AdURL.target(macros.expand($0)) }
        if link.fallback != nil, fallback == nil {
            drop(path + "/fallback", "cannot be opened")
        }
        let trackers = urls(
            link.clicktrackers,
            at: path + "/clicktrackers",
            link.clicktrackerPlaces
        )
        if let url = AdURL.target(text) {
            return ClickLink(url: url, fallback: fallback, clickTrackers: trackers)
        }
        drop(path + "/url", "cannot be opened")
        guard !text.isEmpty, let fallback else { return nil }
        return ClickLink(url: fallback, clickTrackers: trackers)
    }

    private mutating func urls(
        _ texts: [String],
        at path: String,
        _ places: ListPlaces
    ) -> [URL] {
        var urls: [URL] = []
        var seen: Set<URL> = []
        for (index, text) in few(texts, at: path).enumerated() {
            guard let url = AdURL.web(macros.expand(text)) else {
                drop(path + places.step(to: index), "cannot be called")
                continue
            }
            if seen.insert(url).inserted { urls.append(url) }
        }
        return urls
    }

    /// The new kind first, then the old, each once.
    mutating func trackers(of markup: NativeMarkup) -> [Tracker] {
        var trackers: [Tracker] = []
        var seen: Set<Tracker> = []
        var room = Self.mostTrackerBytes
        for wanted in few(Self.wanted(in: markup), at: "/eventtrackers") {
            guard isDeclared(wanted) else {
                drop(wanted.path, "reports an event or in a way that was not asked for")
                continue
            }
            guard let url = callable(macros.expand(wanted.text), wanted.method) else {
                drop(wanted.path, "cannot be called")
                continue
            }
            room -= url.utf8.count
            guard room >= 0 else {
                drop(wanted.path, "is too much: an ad's trackers may be 1 MB long in all")
                continue
            }
            let tracker = Tracker(event: wanted.event, method: wanted.method, url: url)
            if seen.insert(tracker).inserted { trackers.append(tracker) }
        }
        return trackers
    }

    /// One ad must not push the trackers of all others out of the queue.
    private mutating func few<Element>(_ all: [Element], at path: String) -> [Element] {
        guard all.count > Self.mostTrackers else { return all }
        drop(path, "are more than \(Self.mostTrackers) trackers, the rest are not called")
        return Array(all.prefix(Self.mostTrackers))
    }

    private static let mostTrackers = 200
    /// The queue keeps 4 MB, and macros can make much of little.
    private static let mostTrackerBytes = 1 << 20

    private struct Wanted {
        var event = EventType.impression
        var method = EventMethod.image
        let text: String
        let path: String
        /// Whether it comes from the list of Native 1.2, which answers the request's.
        var isNew = false
    }

    /// "Bidder must only respond with methods indicated as available in the request" (Native 1.2,
    /// section 5.8); a request that lists none says nothing about it.
    private func isDeclared(_ wanted: Wanted) -> Bool {
        guard wanted.isNew, let declared = request?.eventtrackers, !declared.isEmpty else {
            return true
        }
        return declared.contains {
            $0.event == wanted.event && $0.methods.contains(wanted.method)
        }
    }

    private static func wanted(in markup: NativeMarkup) -> [Wanted] {
        let new = markup.eventtrackers.enumerated().map { index, tracker in
            Wanted(
                event: tracker.event,
                method: tracker.method,
                text: tracker.url ?? "",
                path: "/eventtrackers\(markup.eventtrackerPlaces.step(to: index))/url",
                isNew: true
            )
        }
        let old = markup.imptrackers.enumerated().map { index, url in
            Wanted(
                text: url,
                path: "/imptrackers" + markup.imptrackerPlaces.step(to: index)
            )
        }
        let script = markup.jstracker.map { Wanted(method: .js, text: $0, path: "/jstracker") }
        return new + old + [script].compactMap { $0 }
    }

    /// What goes on the wire; a script may be a URL or markup that holds one.
    private func callable(_ text: String, _ method: EventMethod) -> String? {
        if let url = AdURL.web(text) { return url.absoluteString }
        guard method == .js, text.contains("<"), Self.shown(text) != nil else { return nil }
        return text
    }
}
