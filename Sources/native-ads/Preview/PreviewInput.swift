import Foundation
import OpenRTB

/// The files that a preview is made of, read and told apart.
struct PreviewInput {
    /// The bids, whatever they came in.
    let bids: [Bid]
    /// Seat and currency for the macros of each bid.
    let response: BidResponse
    /// What was odd around the bids.
    let notes: [Note]
    /// What gives asset ids their meaning, if it was said.
    let request: NativeRequest?
    /// Where relative pictures are looked for.
    let folder: URL

    init(_ arguments: Arguments) throws(CommandError) {
        let path = arguments.operands[0]
        let read = try Self.response(try Self.json(at: path), in: path)
        response = read.value
        notes = read.notes
        let all = read.value.seatbid.flatMap(\.bid)
        if let wanted = arguments.value("--ad") {
            let index = try arguments.number("--ad", in: 0...99_999, default: 0)
            guard all.indices.contains(index) else {
                throw .bad("there is no ad \(wanted) in \(path), which has \(all.count)")
            }
            bids = [all[index]]
        } else {
            bids = all
        }
        if let path = arguments.value("--request") {
            request = try Self.request(try Self.json(at: path), in: path)
        } else {
            request = nil
        }
        folder = NamedFile(path).folder
    }

    private static func json(at path: String) throws(CommandError) -> JSONValue {
        let data = try NamedFile(path).read()
        do throws(JSONError) {
            return try JSONValue.read(data)
        } catch {
            throw .unreadable("\(path) is no JSON: \(error)")
        }
    }

    /// Whatever holds an ad, as a response.
    private static func response(
        _ json: JSONValue,
        in path: String
    ) throws(CommandError) -> Read<BidResponse> {
        let object = json.object
        let whole: JSONValue
        if object?["seatbid"] != nil || object?["nbr"] != nil {
            whole = json
        } else if let object,
            ["adm", "adm_native", "admNative"].contains(where: { object[$0] != nil })
        {
            whole = wrapped(object)
        } else {
            whole = wrapped(["adm": json])
        }
        do throws(ReadingError) {
            return try BidResponse.read(whole)
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
    }

    private static func wrapped(_ bid: JSONObject) -> JSONValue {
        var bid = bid
        bid["id"] = bid["id"] ?? "preview"
        bid["impid"] = bid["impid"] ?? "1"
        bid["price"] = bid["price"] ?? 0
        return ["id": "preview", "seatbid": [["bid": [.object(bid)]]]]
    }

    private static func request(
        _ json: JSONValue,
        in path: String
    ) throws(CommandError) -> NativeRequest {
        do throws(ReadingError) {
            guard json.object?["imp"] != nil else { return try NativeRequest.read(json).value }
            let requests = try BidRequest.read(json).value.imp.compactMap(\.native?.request)
            guard let first = requests.first else {
                throw ReadingError(path: "/imp", sentence: "no impression asks for a native ad")
            }
            return first
        } catch {
            throw .unreadable("\(path): \(error.sentence)")
        }
    }
}
