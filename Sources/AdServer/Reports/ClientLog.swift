import OpenRTB

/// What a client's log says happened: its ads, and each event once.
package struct ClientLog: Equatable, Sendable {
    /// Why a log cannot be used.
    package struct Fault: Error, Equatable, Sendable {
        package let sentence: String
    }

    /// The labels of the ads, by bid.
    package private(set) var labels: [String: String] = [:]
    package private(set) var events: Set<CountedEvent> = []
    private var bids: [String: String] = [:]

    /// Reads JSON Lines; blank lines are nothing, and lines about other things are passed over.
    package init(_ text: String) throws(Fault) {
        // By bytes: to Swift a line break of Windows is another character than "\n".
        let lines = text.utf8.split(separator: 0x0a, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let line = Substring(line)
            guard line.contains(where: { !$0.isWhitespace }) else { continue }
            let value = try? JSONValue.read(String(line))
            guard let object = value?.object, let event = object["event"]?.string else {
                throw Fault(
                    sentence:
                        "line \(index + 1) is no event: each line must be a JSON object with \"event\""
                )
            }
            guard add(event, object) else {
                throw Fault(sentence: "line \(index + 1) has no \"ad\" that the \(event) is of")
            }
        }
    }

    /// Takes what is to be reconciled; false where it does not say of which ad it is.
    private mutating func add(_ event: String, _ object: JSONObject) -> Bool {
        let kinds = Self.kinds(event, object)
        guard let label = object["ad"]?.string else { return kinds.isEmpty }
        if event == "loaded", let bid = object["bid"]?.string {
            bids[label] = bid
            labels[bid] = label
        }
        // An ad may be named by its bid where no label was given.
        for kind in kinds { events.insert(CountedEvent(bid: bids[label] ?? label, kind: kind)) }
        return true
    }

    /// What the servers count when a client says that an event happened.
    private static func kinds(_ event: String, _ object: JSONObject) -> [EventKind] {
        switch event {
        case "impression": [.impression]
        case "viewable" where object["standard"]?.string == "mrc50": [.viewable50]
        case "viewable" where object["standard"]?.string == "video50": [.video50]
        case "click": [.click]
        case "muted": [.adMuted]
        // The first frame calls both lists of the VAST document.
        case "video" where object["state"]?.string == "start": [.videoImpression, .start]
        case "video": object["state"]?.string.flatMap(videoKind).map { [$0] } ?? []
        default: []
        }
    }

    private static func videoKind(_ state: String) -> EventKind? {
        EventKind(name: state).flatMap { $0.isVideo ? $0 : nil }
    }
}
