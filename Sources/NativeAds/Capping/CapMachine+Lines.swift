import Foundation
import OpenRTB

/// How counts lie in a file: a JSON object on a line for each campaign, or for each thing that
/// happened to one; what several lines say of a campaign is added up, and its last caps count.
extension CapMachine {
    /// Reads the lines of a file.
    ///
    /// Only a line with its newline counts, so a write that was cut short costs what it wrote and
    /// no more; a line that makes no sense is passed over.
    init(lines data: Data) {
        self.init()
        let newline = UInt8(ascii: "\n")
        let whole = data.split(
            separator: newline,
            maxSplits: Self.mostLines,
            omittingEmptySubsequences: false
        ).dropLast()
        for line in whole {
            guard let json = try? JSONValue.read(Data(line)), let name = Self.name(json) else {
                continue
            }
            let caps = FrequencyCap.all(json["caps"])
            guard !caps.isEmpty else { continue }
            take(name, History(caps: caps, times: Self.times(json)))
        }
    }

    /// Everything, as a file that replaces all others.
    var lines: Data {
        histories.map { (name: $0.key, line: Self.line($0.key, $0.value)) }
            .sorted {
                ($0.name.id, $0.name.source.rawValue) < ($1.name.id, $1.name.source.rawValue)
            }
            .reduce(into: Data()) { $0 += $1.line }
    }

    /// One thing that happened, to be put behind a file.
    static func line(
        _ event: FrequencyCap.Event,
        of campaign: CappedCampaign,
        at time: TimeInterval
    ) -> Data {
        line(campaign.name, History(caps: campaign.caps, times: [event: [time]]))
    }

    /// A file that this library wrote has fewer.
    private static let mostLines = 10_000

    private static func name(_ json: JSONValue) -> CappedCampaign.Name? {
        guard let source = json["source"]?.string.flatMap(AdSource.init(rawValue:)),
            let id = json["campaign"]?.string
        else { return nil }
        return CappedCampaign.Name(source, id)
    }

    private static func times(_ json: JSONValue) -> [FrequencyCap.Event: [TimeInterval]] {
        var times: [FrequencyCap.Event: [TimeInterval]] = [:]
        for event in FrequencyCap.Event.allCases {
            let own = (json[event.rawValue]?.array ?? []).compactMap(\.double)
            if !own.isEmpty { times[event] = own.sorted() }
        }
        return times
    }

    private static func line(_ name: CappedCampaign.Name, _ history: History) -> Data {
        var object: JSONObject = [
            "source": .string(name.source.rawValue), "campaign": .string(name.id),
            "caps": .array(history.caps.map(\.json)),
        ]
        for event in FrequencyCap.Event.allCases {
            object[event.rawValue] = history.times[event].map { times in
                .array(times.map { JSONValue(($0 * 1000).rounded() / 1000) })
            }
        }
        return JSONValue.object(object).data + Data("\n".utf8)
    }
}
