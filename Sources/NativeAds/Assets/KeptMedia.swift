import Foundation
import OpenRTB

/// A picture or video as it lies on disk, with all that its server said of how long it may.
///
/// The file is one line, `2 SUM HEAD`, and then the media. HEAD is a JSON object; SUM is of all
/// that follows it, so that a file that was half written or damaged is none at all. It is against
/// accidents: who can write into the folder can write sums too.
struct KeptMedia: Sendable {
    /// The headers that say how long, and by which the server tells whether it is still the same.
    private static let names = [
        "cache-control", "date", "age", "expires", "etag", "last-modified", "vary",
    ]
    private static let longestHead = 16_384

    let url: URL
    let body: Data
    /// When it was received or last confirmed, in seconds since 1970.
    private let received: TimeInterval
    private let headers: [String: String]

    /// What has come just now.
    init(_ response: HTTPResponse, at url: URL, now: Date) {
        self.init(url: url, body: response.body, headers: response.headers, now: now)
    }

    private init(url: URL, body: Data, headers: [String: String], now: Date) {
        (self.url, self.body, received) = (url, body, now.timeIntervalSince1970)
        self.headers = headers.filter { Self.names.contains($0.key) && $0.value.utf8.count < 1_024 }
    }

    /// The same bytes with the life that the server's answer, "not modified", gives them (4.3.4).
    func confirmed(by response: HTTPResponse, now: Date) -> KeptMedia {
        // Age and date are of the answer, not of the first one.
        let old = headers.filter { $0.key != "age" && $0.key != "date" }
        let merged = old.merging(response.headers) { $1 }
        return KeptMedia(url: url, body: body, headers: merged, now: now)
    }

    /// What the headers allow.
    var life: CacheLife {
        CacheLife(headers, receivedAt: Date(timeIntervalSince1970: received))
    }

    /// What asks the server for it only if it is another by now; empty where it cannot.
    var conditions: [String: String] {
        if let tag = headers["etag"] { return ["If-None-Match": tag] }
        return headers["last-modified"].map { ["If-Modified-Since": $0] } ?? [:]
    }

    /// Whether it serves without asking.
    func isFresh(at now: Date) -> Bool { age(at: now) < life.fresh }

    /// Until when it serves without asking; `nil` where it must not be kept.
    var freshUntil: Date? {
        let life = life
        return life.isKept ? Date(timeIntervalSince1970: received + life.fresh) : nil
    }

    /// Whether it serves while its server cannot be had.
    func servesInTrouble(at now: Date) -> Bool {
        let life = life
        return age(at: now) < life.fresh + life.grace
    }

    /// A clock that was set back makes nothing young: the age is not known then.
    private func age(at now: Date) -> TimeInterval {
        let age = now.timeIntervalSince1970 - received
        return age < -60 ? .infinity : age
    }
}

extension KeptMedia {
    /// Reads a file; `nil` for one that is damaged, of another version, or of another address.
    init?(_ file: Data, at url: URL) {
        guard let end = file.prefix(Self.longestHead).firstIndex(of: UInt8(ascii: "\n")) else {
            return nil
        }
        let line = file[..<end].split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard line.count == 3, String(decoding: line[0], as: UTF8.self) == "2",
            let sum = UInt64(String(decoding: line[1], as: UTF8.self), radix: 16),
            sum == FNV1a.hash(file[line[2].startIndex...]),
            let value = try? JSONValue.read(Data(line[2])),
            case .object(let head) = value,
            case .string(let address) = head["url"], address == url.absoluteString,
            case .number(let number) = head["received"], let received = number.double,
            case .object(let fields) = head["headers"]
        else { return nil }
        let headers = fields.compactMap { name, value -> (String, String)? in
            guard case .string(let text) = value else { return nil }
            return (name, text)
        }
        self.init(
            url: url,
            body: Data(file[(end + 1)...]),
            headers: Dictionary(headers) { first, _ in first },
            now: Date(timeIntervalSince1970: received)
        )
    }

    /// What is written.
    var file: Data {
        let fields = headers.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.string($0.value)) }
        let head: JSONValue = [
            "url": .string(url.absoluteString),
            "received": .number(JSONNumber(received) ?? JSONNumber(0)),
            "headers": .object(JSONObject(fields)),
        ]
        let rest = head.data + Data("\n".utf8) + body
        return Data("2 \(String(FNV1a.hash(rest), radix: 16)) ".utf8) + rest
    }
}
