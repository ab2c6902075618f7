import Foundation
import Testing

@testable import OpenRTB

/// Documents that were seen in the field, each with what is odd about it.
@Suite(.enabled(if: Corpus.folder != nil))
struct OddityTests {
    /// The rules that stand for an oddity; one of them must be broken.
    private static let rules: [String: [Rule]] = [
        "adm_invalid_json": [.jsonSyntax, .jsonTrailing],
        "asset_id_missing": [.nativeRequestIDs, .nativeAssetID],
        "asset_id_zero": [.nativeAssetZero],
        "asset_unknown_key": [.fieldMisspelt],
        "asset_with_2_subtypes": [.nativeAssetKind],
        "asset_without_subtype": [.nativeAssetKind],
        "assets_empty": [.nativeRequestAssets, .nativeAssets],
        "assets_missing": [.nativeRequestAssets, .nativeAssets],
        "data_type_500+": [.fieldExchangeSpecific],
        "data_unknown_key": [.fieldDeprecated],
        "data_value_empty": [.nativeAssetEmpty],
        "data_value_missing": [.nativeDataValue],
        "event_500+": [.fieldExchangeSpecific],
        "event_missing": [.nativeRequestEvent],
        "imp.native.request_missing": [.impNativeRequest],
        "imp.native.ver_missing": [.impNativeVersion],
        "imp.native_unknown_keys": [.fieldUnknown, .impNativeName],
        "img_type_2(logo,removed in 1.2)": [.nativeImageLogo],
        "img_url_missing": [.nativeImageURL],
        "img_without_size": [.nativeRequestImageUnsized],
        "jstracker_array": [.fieldType],
        "jstracker_is_html": [.nativeScriptHTML],
        "legacy_key": [.fieldDeprecated],
        "link_missing": [.nativeLink],
        "methods_missing": [.nativeRequestMethods],
        "mtype4_adm_not_json": [.bidMarkupType, .jsonTrailing],
        "mtype4_but_not_native_shape": [.nativeAssets, .jsonSyntax],
        "request_invalid_json": [.jsonSyntax, .jsonTrailing, .documentKind],
        "required_bool": [.fieldBool],
        "root_is_string": [.nativeEncoding],
        "title_len_null": [.nativeRequestTitle],
        "title_text_missing": [.nativeTitleText],
        "unknown_key": [.fieldUnknown, .fieldMisspelt],
        "ver_mismatch": [.impNativeMismatch],
        "ver_missing": [.nativeVersion],
        "video_maxduration_missing": [.nativeRequestVideoDuration],
        "video_mimes_missing": [.nativeRequestVideoFormats],
        "video_minduration_missing": [.nativeRequestVideoDuration],
        "video_protocols_missing": [.nativeRequestVideoProtocols],
    ]

    private struct Row {
        let raw: String
        let oddities: [String]
        let form: String

        init(_ line: Substring) throws {
            let row = try JSONValue.read(String(line))
            raw = try #require(row["raw"]?.string)
            form = try #require(row["form"]?.string)
            guard case .array(let names)? = row["oddities"] else {
                throw CocoaError(.coderInvalidValue)
            }
            oddities = names.compactMap(\.string)
        }

        /// What the oddity is, without what it is about; its `detail` stands after the colon.
        static func name(_ oddity: String) -> (name: String, detail: String) {
            let parts = oddity.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    private func rows(_ file: String) throws -> [Row] {
        let folder = try #require(Corpus.folder)
        return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            .split(separator: "\n").map(Row.init)
    }

    /// The row as it was inside its bid request: rows keep the native request alone.
    private func request(_ row: Row) -> JSONValue {
        var native: JSONObject = [:]
        if row.form == "no_request" {
            native = (try? JSONValue.read(row.raw))?.object ?? [:]
        } else {
            native["request"] = JSONValue(row.raw)
            let mismatch = row.oddities.first { $0.hasPrefix("ver_mismatch") }
            if let mismatch {
                native["ver"] = JSONValue(String(mismatch.dropFirst(13).prefix(3)))
            } else if !row.oddities.contains("imp.native.ver_missing") {
                native["ver"] = "1.2"
            }
        }
        return ["id": "q", "app": [:], "imp": [["id": "1", "native": .object(native)]]]
    }

    /// The row as it was inside its bid.
    private func response(_ row: Row) -> JSONValue {
        [
            "id": "q",
            "seatbid": [
                [
                    "bid": [
                        [
                            "id": "b", "impid": "1", "price": 1, "mtype": 4,
                            "adm": JSONValue(row.raw),
                        ]
                    ]
                ]
            ],
        ]
    }

    private func check(_ row: Row, _ document: JSONValue, as kind: DocumentKind) {
        let found = Set(DocumentCheck.findings(in: document.data, as: kind).map(\.code))
        for oddity in row.oddities {
            let wanted = Self.rules[Row.name(oddity).name] ?? []
            #expect(!wanted.isEmpty, "\(oddity) is not known here")
            #expect(wanted.contains { found.contains($0.rawValue) }, "\(oddity): \(row.raw)")
        }
    }

    @Test func `finds every oddity of the requests`() throws {
        for row in try rows("requests.jsonl") { check(row, request(row), as: .request) }
    }

    @Test func `finds every oddity of the responses`() throws {
        for row in try rows("responses.jsonl") { check(row, response(row), as: .response) }
    }

    /// Oddities that leave a document one that follows the specification.
    private static let harmless: Set<String> = [
        "asset_id_zero", "data_type_500+", "data_unknown_key", "data_value_empty", "event_500+",
        "imp.native.ver_missing", "img_type_2(logo,removed in 1.2)", "img_without_size",
        "jstracker_is_html", "legacy_key", "ver_mismatch", "ver_missing",
    ]

    @Test(arguments: [("requests.jsonl", DocumentKind.nativeRequest), ("responses.jsonl", .native)])
    func `has no error for what follows the specification`(file: String, kind: DocumentKind) throws
    {
        var good = 0
        for row in try rows(file)
        where Set(row.oddities.map { Row.name($0).name }).isSubset(of: Self.harmless) {
            guard FieldCheck.follows(row.raw, as: kind) else { continue }
            good += 1
            let errors = DocumentCheck.findings(in: Data(row.raw.utf8), as: kind)
                .filter { $0.severity == .error }
            #expect(errors == [], "\(row.raw)")
        }
        #expect(good >= 40)
    }
}

/// A second opinion, by Foundation's reader and the specification's tables of required fields.
enum FieldCheck {
    static func follows(_ text: String, as kind: DocumentKind) -> Bool {
        guard let native = Corpus.native(in: text),
            let assets = native["assets"] as? [[String: Any]], !assets.isEmpty
        else { return false }
        if kind == .native, (native["link"] as? [String: Any])?["url"] as? String == nil {
            return false
        }
        let trackers = native["eventtrackers"] as? [[String: Any]] ?? []
        let ids = assets.compactMap { $0["id"] as? Int }
        guard Set(ids).count == ids.count,
            ids.count == assets.count || (kind == .nativeRequest && ids.isEmpty)
        else { return false }
        return assets.allSatisfy { follows($0, as: kind) }
            && trackers.allSatisfy { tracker in
                guard (tracker["event"] as? Int).map({ (1...4).contains($0) || $0 >= 500 }) == true
                else { return false }
                return kind == .native ? tracker["method"] is Int : tracker["methods"] is [Int]
            }
    }

    private static func follows(_ asset: [String: Any], as kind: DocumentKind) -> Bool {
        let kinds = ["title", "img", "video", "data"].filter { asset[$0] != nil }
        guard kinds.count == 1, let part = asset[kinds[0]] as? [String: Any] else { return false }
        switch (kinds[0], kind) {
        case ("title", .native): return part["text"] is String
        case ("img", .native): return part["url"] is String
        case ("video", .native): return part["vasttag"] is String
        case ("data", .native): return part["value"] is String
        case ("title", _): return part["len"] is Int
        case ("data", _):
            return (part["type"] as? Int).map { (1...12).contains($0) || $0 >= 500 } == true
        case ("video", _):
            return ["mimes", "minduration", "maxduration", "protocols"].allSatisfy {
                part[$0] != nil && (part[$0] as? [Int])?.contains { !(1...16).contains($0) } != true
            } && (part["protocols"] as? [Int])?.isEmpty == false
        default:
            return ["w", "h", "wmin", "hmin"].allSatisfy { (part[$0] as? Int ?? 0) >= 0 }
        }
    }
}
