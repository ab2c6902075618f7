import Foundation
import Testing

@testable import OpenRTB

@Suite(.enabled(if: Corpus.folder != nil))
struct CorpusTests {
    /// The kinds' names on the wire, each with the member that it cannot be without.
    private static let essentials = [
        "title": "text", "img": "url", "video": "vasttag", "data": "value",
    ]

    @Test func `reads every native ad seen in the field to what Foundation sees in it`() throws {
        var good = 0
        for text in try Corpus.documents(in: "responses.jsonl") {
            let expected = Corpus.native(in: text)
            guard let expected, expected["assets"] != nil || expected["link"] != nil else {
                #expect(throws: ReadingError.self, "\(text)") { try NativeMarkup.read(text) }
                continue
            }
            let ad = try NativeMarkup.read(text).value
            good += 1
            #expect(ad.assets.map(Self.summary) == Self.assets(of: expected), "\(text)")
            let link = expected["link"] as? [String: Any]
            #expect(ad.link?.url == link?["url"] as? String)
            #expect(ad.link?.clicktrackers ?? [] == link?["clicktrackers"] as? [String] ?? [])
            #expect(ad.imptrackers == expected["imptrackers"] as? [String] ?? [])
            #expect(ad.jstracker == expected["jstracker"] as? String)
            let trackers = expected["eventtrackers"] as? [[String: Any]] ?? []
            #expect(ad.eventtrackers.map(\.url) == trackers.map { $0["url"] as? String })
            #expect(ad.eventtrackers.map(\.event.rawValue) == trackers.map { $0["event"] as? Int })
            #expect(
                ad.eventtrackers.map(\.method.rawValue) == trackers.map { $0["method"] as? Int }
            )
        }
        #expect(good >= 60)
    }

    @Test func `reads every native request seen in the field to what Foundation sees in it`() throws
    {
        var good = 0
        for text in try Corpus.documents(in: "requests.jsonl") {
            guard let expected = Corpus.native(in: text) else {
                #expect(throws: ReadingError.self, "\(text)") { try NativeRequest.read(text) }
                continue
            }
            let request = try NativeRequest.read(text).value
            good += 1
            let assets = expected["assets"] as? [[String: Any]] ?? []
            #expect(request.assets.count == assets.count)
            for (asset, raw) in zip(request.assets, assets) { Self.check(asset, raw) }
            #expect(Set(request.assets.map(\.id)).count == assets.count)
            #expect(request.context?.rawValue == expected["context"] as? Int)
            #expect(request.plcmttype?.rawValue == expected["plcmttype"] as? Int)
            #expect(request.plcmtcnt == expected["plcmtcnt"] as? Int ?? 1)
            #expect(request.ver == expected["ver"] as? String ?? "1.2")
            #expect(request.privacy == (expected["privacy"] as? Int == 1))
            let trackers = expected["eventtrackers"] as? [[String: Any]] ?? []
            #expect(
                request.eventtrackers.map { $0.methods.map(\.rawValue) }
                    == trackers.map { $0["methods"] as? [Int] ?? [] }
            )
        }
        #expect(good >= 120)
    }

    private static func check(_ asset: AssetRequest, _ raw: [String: Any]) {
        if let id = raw["id"] as? Int { #expect(asset.id == id) }
        let kinds = essentials.keys.filter { raw[$0] is [String: Any] }
        guard kinds.count == 1, let kind = kinds.first, let body = raw[kind] as? [String: Any]
        else {
            #expect(asset.content.kind == nil)
            return
        }
        #expect(asset.content.kind?.rawValue == kind)
        switch asset.content {
        case .title(let length): #expect(length == body["len"] as? Int ?? 0)
        case .data(let type, let length):
            #expect(type.rawValue == body["type"] as? Int ?? 0)
            #expect(length == body["len"] as? Int)
        case .image(let image):
            #expect(image.type?.rawValue == body["type"] as? Int)
            #expect(image.wmin == (body["wmin"] as? Int).flatMap { $0 > 0 ? $0 : nil })
        case .video(let video): #expect(video.mimes == body["mimes"] as? [String] ?? [])
        case .unreadable: Issue.record("\(raw) was not read")
        }
    }

    /// The readable assets, in order: id, kind and essential text.
    private static func assets(of ad: [String: Any]) -> [String] {
        var seen: Set<String> = []
        return (ad["assets"] as? [[String: Any]] ?? []).compactMap { asset in
            guard let kind = essentials.keys.first(where: { asset[$0] is [String: Any] }),
                let body = asset[kind] as? [String: Any], let essential = essentials[kind],
                let text = body[essential] as? String, !text.isEmpty
            else { return nil }
            let id = asset["id"].map { "\($0)" } ?? "none"
            let identity = "\(id) \(kind) \(body["type"] ?? "")"
            guard id == "none" || seen.insert(identity).inserted else { return nil }
            return "\(id) \(kind) \(text)"
        }
    }

    private static func summary(_ asset: NativeAsset) -> String {
        let text =
            switch asset.content {
            case .title(let text, _): text
            case .image(let image): image.url
            case .video(let vasttag): vasttag
            case .data(let data): data.value
            }
        return "\(asset.id.map(String.init) ?? "none") \(asset.content.kind.rawValue) \(text)"
    }
}
