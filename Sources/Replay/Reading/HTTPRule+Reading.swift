package import Foundation
import NativeAds
import OpenRTB

extension HTTPRule {
    /// Reads a bare list of rules, as `inspect --http` takes it.
    package static func list(_ bytes: Data) throws(ScenarioError) -> [HTTPRule] {
        try list(ScenarioPlace(bytes, called: "the list of rules"))
    }

    static func list(_ place: ScenarioPlace) throws(ScenarioError) -> [HTTPRule] {
        try place.list(most: 10_000, HTTPRule.init)
    }

    private static let keys = [
        "url", "prefix", "status", "body", "headers", "after", "times", "picture", "video", "stops",
        "error",
    ]

    private enum Failure: String, CaseIterable {
        case timeout, offline, dns, tls

        var error: TransportError {
            switch self {
            case .timeout: .timeout
            case .offline: .offline
            case .dns: .dns
            case .tls: .tls
            }
        }
    }

    init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: Self.keys)
        let target: ScriptedNetwork.Rule.Target
        switch (fields["url"], fields["prefix"]) {
        case (let url?, nil): target = .url(try url.text())
        case (nil, let prefix?): target = .prefix(try prefix.text())
        default: throw place.error("must have url or prefix, one of them")
        }
        let after = try fields["after"]?.number(0...1e7)
        let failure = try fields["error"]?.choice(Failure.self)
        self.init(
            target,
            try Self.answer(fields, failure, at: place),
            after: after ?? (failure == .timeout ? Self.patience : 0),
            times: try fields["times"]?.whole(0...1_000_000)
        )
    }

    private static func answer(
        _ fields: [String: ScenarioPlace],
        _ failure: Failure?,
        at place: ScenarioPlace
    ) throws(ScenarioError) -> Answer {
        if let failure {
            for key in ["status", "body", "headers", "picture", "video", "stops"]
            where fields[key] != nil {
                throw place.error("has error and \(key), of which one is too many")
            }
            return .failure(failure.error)
        }
        let content = try content(fields, at: place)
        return .response(
            status: try fields["status"]?.whole(100...599) ?? 200,
            headers: try headers(fields["headers"]),
            content: content
        )
    }

    private static func content(
        _ fields: [String: ScenarioPlace],
        at place: ScenarioPlace
    ) throws(ScenarioError) -> Content {
        let given = ["body", "picture", "video"].filter { fields[$0] != nil }
        guard given.count <= 1 else {
            throw place.error("has \(given.joined(separator: " and ")), of which one is too many")
        }
        if let stop = fields["stops"], fields["video"] == nil {
            throw stop.error("is for a rule with video alone")
        }
        if let body = fields["body"] { return .bytes(try Self.body(body)) }
        if let picture = fields["picture"] {
            let size = try picture.pixels()
            return .picture(width: size.width, height: size.height)
        }
        if let video = fields["video"] { return try film(video, stops: fields["stops"]) }
        return .bytes(Data())
    }

    private static func film(
        _ place: ScenarioPlace,
        stops: ScenarioPlace?
    ) throws(ScenarioError) -> Content {
        let seconds = try place.number(0...1e6)
        let stop = try stops?.number(0...1e6)
        if let stops, let stop, stop >= seconds {
            throw stops.error("must be less than the video's length")
        }
        return .video(seconds: seconds, stops: stop)
    }

    /// A text is sent as it is, anything else as the JSON that it is.
    private static func body(_ place: ScenarioPlace) throws(ScenarioError) -> Data {
        switch place.node.value {
        case .string(let text): Data(text.utf8)
        case .object, .array: place.node.value.data
        default: throw place.error("must be an object, a list or a text")
        }
    }

    private static func headers(_ place: ScenarioPlace?) throws(ScenarioError) -> [String: String] {
        var headers: [String: String] = [:]
        for (key, value) in try place?.members() ?? [] { headers[key] = try value.text() }
        return headers
    }
}
