import Foundation
import OpenRTB

/// A file that holds ads, whatever they came in.
struct AdFile {
    /// What kind of ads.
    enum Content {
        /// Bids, as a response; the notes tell what was odd around them.
        case bids(Read<BidResponse>)
        /// XML, which in this trade is VAST.
        case xml(Data)
    }

    let content: Content
    /// Every bid in the order of the response, also those that cannot be read.
    private(set) var bids: [ReceivedBid] = []
    /// Whether the file is a whole response, whose bids must name what they answer.
    private(set) var isResponse = false
    /// What the file is where it asks for ads and holds none.
    private(set) var mistaken: MistakenRequest?

    /// Reads the file at `path`, or says in one sentence why that cannot be done.
    init(_ path: String) throws(CommandError) {
        let data = try NamedFile(path).read()
        if Self.isXML(data) || path.lowercased().hasSuffix(".xml") {
            content = .xml(data)
        } else {
            let json = try JSONFile.value(data, in: path)
            let whole = Self.whole(json)
            let read = try Self.response(whole.json, isWrapped: whole.isWrapped, in: path)
            content = .bids(read)
            bids = ReceivedBid.all(of: read, in: whole.json)
            isResponse = !whole.isWrapped
            mistaken = MistakenRequest(json)
        }
    }

    /// Whether the first sign is `<`, in UTF-8 or UTF-16, after blanks and a byte order mark.
    private static func isXML(_ data: Data) -> Bool {
        let skipped: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
        return data.first { !skipped.contains($0) } == UInt8(ascii: "<")
    }

    private static func response(
        _ json: JSONValue,
        isWrapped: Bool,
        in path: String
    ) throws(CommandError) -> Read<BidResponse> {
        do throws(ReadingError) {
            let read = try BidResponse.read(json)
            // What is put around a part must not be found odd.
            return isWrapped ? Read(read.value, notes: read.dropped) : read
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
    }

    /// The response around whatever is at hand: a seat, bids, a bid, or markup.
    private static func whole(_ json: JSONValue) -> (json: JSONValue, isWrapped: Bool) {
        if json["seatbid"] != nil || json["nbr"] != nil { return (json, false) }
        return (response(of: bids(in: json)), true)
    }

    private static func bids(in json: JSONValue) -> [JSONValue] {
        if let list = json.array, !list.isEmpty, list.allSatisfy(isBid) {
            return list.map { completed($0) }
        }
        guard json.object != nil else { return [completed(["adm": json])] }
        if json["adm"] == nil, let inner = json["bid"] {
            return (inner.array ?? [inner]).map { completed($0) }
        }
        return [completed(isBid(json) ? json : ["adm": json])]
    }

    private static func isBid(_ json: JSONValue) -> Bool {
        ["adm", "adm_native", "admNative"].contains { json[$0] != nil }
    }

    private static func response(of bids: [JSONValue]) -> JSONValue {
        ["id": "", "seatbid": [["bid": .array(bids)]]]
    }

    /// What every bid has; an empty `impid` answers whatever is asked.
    private static func completed(_ json: JSONValue) -> JSONValue {
        guard var bid = json.object else { return json }
        bid["id"] = bid["id"] ?? ""
        bid["impid"] = bid["impid"] ?? ""
        bid["price"] = bid["price"] ?? 0
        return .object(bid)
    }
}
