import OpenRTB
import PictureHeaders
import Testing

@testable import AdServer

struct DecisionTests {
    private static func candidate(
        _ id: String,
        price: Double = 1,
        priority: Int = 8,
        change: (inout Candidate) -> Void = { _ in }
    ) -> Candidate {
        var campaign = Campaign(id: "c-\(id)", advertiser: "a", name: "c")
        campaign.price = price
        campaign.priority = priority
        var advertiser = Advertiser(id: "a", name: "Alder")
        advertiser.domain = "alder.example"
        let creative = Creative(
            id: id,
            campaign: campaign.id,
            headline: "Headline",
            landing: "https://alder.example/"
        )
        var candidate = Candidate(creative: creative, campaign: campaign, advertiser: advertiser)
        change(&candidate)
        return candidate
    }

    private static func placement(
        id: String = "r",
        count: Int = 1,
        floor: Double = 0,
        currency: String = "USD",
        badv: [String] = [],
        assets: [AssetRequest] = [],
        ext: JSONObject = [:]
    ) -> Placement {
        let native = NativeRequest(plcmtcnt: count, assets: assets)
        let imp = Imp(id: "1", bidfloor: floor, bidfloorcur: currency, ext: ext)
        return Placement(imp, native, of: BidRequest(id: id), blocked: BlockedDomains(badv))
    }

    private func choose(
        _ candidates: [Candidate],
        _ placement: Placement,
        at instant: Int64 = 0
    ) -> [String] {
        Decision.choose(from: candidates, for: placement, at: instant).map(\.creative.id)
    }

    @Test func `priority comes before price, price before turn`() {
        let all = [
            Self.candidate("cheap", price: 1), Self.candidate("dear", price: 9),
            Self.candidate("first", price: 0, priority: 1),
        ]
        #expect(choose(all, Self.placement(count: 3)) == ["first", "dear", "cheap"])
        #expect(choose(all.reversed(), Self.placement(count: 2)) == ["first", "dear"])
    }

    @Test(
        arguments: [
            (["ona": ["capped": ["c-a"]]], ["b"]), (["ona": ["capped": ["c-a", "c-b"]]], []),
            (["ona": ["capped": ["x", 7, nil]]], ["b", "a"]),
            (["ona": ["capped": "c-a"]], ["b", "a"]),
            (["ona": 1], ["b", "a"]),
        ] as [(JSONObject, [String])]
    )
    func `leaves out campaigns that the device has seen often enough`(
        ext: JSONObject,
        expected: [String]
    ) {
        let all = [Self.candidate("a", price: 1), Self.candidate("b", price: 2)]
        let placement = Self.placement(count: 2, ext: ext)
        #expect(choose(all, placement) == expected)
        if expected.isEmpty {
            let reason = NoFill.reason(all, for: placement, at: 0)
            #expect(reason == "the device is at the caps of the campaigns")
        }
    }

    @Test func `equals take turns evenly, and a repeated request finds the same order`() {
        let all = ["a", "b", "c", "d"].map { Self.candidate($0) }
        var firsts: [String: Int] = [:]
        for number in 0..<4000 {
            let order = choose(all, Self.placement(id: "request-\(number)", count: 4))
            #expect(Set(order).count == 4)
            #expect(
                order == choose(all.reversed(), Self.placement(id: "request-\(number)", count: 4))
            )
            firsts[order[0], default: 0] += 1
        }
        for count in firsts.values { #expect((850...1150).contains(count)) }
        #expect(firsts.count == 4)
    }

    @Test(
        arguments: [
            (nil, nil, 0, true), (0, nil, 0, true), (1, nil, 0, false), (nil, 1, 0, true),
            (nil, 0, 0, false),
            (5, 10, 4, false), (5, 10, 5, true), (5, 10, 9, true), (5, 10, 10, false),
        ] as [(Int64?, Int64?, Int64, Bool)]
    )
    func `runs from its start up to but without its end`(
        start: Int64?,
        end: Int64?,
        at: Int64,
        runs: Bool
    ) {
        let one = Self.candidate("a") {
            $0.campaign.start = start
            $0.campaign.end = end
        }
        #expect(choose([one], Self.placement(), at: at).isEmpty == !runs)
    }

    @Test(arguments: [
        (0.0, "USD", true), (1, "USD", true), (1, "usd", true), (1.01, "USD", false),
        (0.5, "EUR", false), (0, "EUR", true),
    ])
    func `keeps the floor, in dollars`(floor: Double, currency: String, runs: Bool) {
        let one = Self.candidate("a", price: 1)
        #expect(choose([one], Self.placement(floor: floor, currency: currency)).isEmpty == !runs)
    }

    @Test(arguments: [
        (["alder.example"], false), (["ALDER.example"], false), (["example"], false),
        (["der.example"], true), (["other.example"], true), ([], true), (["", "."], true),
        (["shop.alder.example"], true),
    ])
    func `keeps blocked advertisers out`(badv: [String], runs: Bool) {
        #expect(choose([Self.candidate("a")], Self.placement(badv: badv)).isEmpty == !runs)
    }

    @Test(.timeLimit(.minutes(5)))
    func `long lists of a hostile request are not read anew for each ad`() {
        let all = (0..<2000).map { number in
            Self.candidate("k\(number)") {
                $0.main = PictureFacts(name: "p.png", format: .png, width: 10, height: 10)
            }
        }
        let formats = (0..<20_000).map { "image/x\($0)" }
        let image = ImageRequest(type: .main, mimes: formats + ["image/png"])
        let asset = AssetRequest(id: 1, required: true, content: .image(image))
        let blocked = (0..<20_000).map { "x\($0)" }
        let placement = Self.placement(count: 2, badv: blocked, assets: [asset])
        #expect(choose(all, placement).count == 2)
        let other = ImageRequest(type: .main, mimes: formats)
        let none = AssetRequest(id: 1, required: true, content: .image(other))
        #expect(choose(all, Self.placement(assets: [none])).isEmpty)
    }

    @Test(arguments: [(-1, 1), (0, 1), (1, 1), (3, 3), (1_000_000, 20)])
    func `gives as many as asked for, within reason`(asked: Int, given: Int) {
        let all = (0..<30).map { Self.candidate("k\($0)") }
        #expect(choose(all, Self.placement(count: asked)).count == given)
    }

    @Test func `a creative without what is required is left out`() {
        let main = AssetRequest(id: 1, required: true, content: .image(ImageRequest(type: .main)))
        let with = Self.candidate("with") {
            $0.main = PictureFacts(name: "p.png", format: .png, width: 10, height: 10)
        }
        let all = [Self.candidate("without", price: 9), with]
        #expect(choose(all, Self.placement(count: 2, assets: [main])) == ["with"])
        let video = AssetRequest(id: 1, required: true, content: .video(VideoRequest()))
        #expect(choose(all, Self.placement(count: 2, assets: [video])).isEmpty)
    }

    private func reason(
        _ candidates: [Candidate],
        _ placement: Placement,
        at instant: Int64 = 0
    ) -> String { NoFill.reason(candidates, for: placement, at: instant) }

    @Test func `says of a no-fill what kept out the ad that came nearest`() {
        let one = Self.candidate("a") { $0.campaign.end = 5 }
        #expect(reason([], Self.placement()) == "no campaign runs for the unit")
        #expect(reason([one], Self.placement(), at: 5) == "no campaign runs for the unit now")
        #expect(
            reason([one], Self.placement(floor: 2)) == "the floor is 2.0, the best price is 1.0"
        )
        #expect(
            reason([one], Self.placement(floor: 2, currency: "EUR")) == "the floor is not in USD"
        )
        #expect(
            reason([one], Self.placement(badv: ["alder.example"]))
                == "the request blocks the advertisers by badv"
        )
    }

    @Test(
        arguments: [
            (.image(ImageRequest(type: .icon)), "\"near\" has no icon"),
            (
                .image(ImageRequest(type: .main, wmin: 627, hmin: 627)),
                "main picture of \"near\" is 800x600, at least 627x627 is wanted"
            ),
            (
                .image(ImageRequest(type: .main, mimes: ["image/webp"])),
                "main picture of \"near\" is image/png, image/webp is wanted"
            ),
            (.data(type: .rating, length: nil), "\"near\" has no rating"),
            (.video(VideoRequest()), "\"near\" has no video"),
        ] as [(AssetRequest.Content, String)]
    )
    func `says what a creative lacks`(content: AssetRequest.Content, fault: String) {
        let far = Self.candidate("far", price: 9)
        let near = Self.candidate("near") {
            $0.main = PictureFacts(name: "p.png", format: .png, width: 800, height: 600)
        }
        let assets = [
            AssetRequest(id: 1, required: true, content: .image(ImageRequest(type: .main))),
            AssetRequest(id: 2, required: true, content: content),
            AssetRequest(id: 3, content: .data(type: .price, length: nil)),
        ]
        let placement = Self.placement(assets: assets)
        #expect(choose([far, near], placement).isEmpty)
        #expect(reason([far, near], placement) == "no creative fits: \(fault)")
    }

    @Test(arguments: [
        (ImageRequest(type: .main), true), (ImageRequest(), true),
        (ImageRequest(type: .icon), false),
        (ImageRequest(type: .main, wmin: 1200, hmin: 627), true),
        (ImageRequest(type: .main, wmin: 1201), false),
        (ImageRequest(type: .main, hmin: 628), false),
        (ImageRequest(type: .main, w: 300, h: 200), true),
        (ImageRequest(type: .main, mimes: ["image/jpg"]), true),
        (ImageRequest(type: .main, mimes: ["IMAGE/JPEG", "x"]), true),
        (ImageRequest(type: .main, mimes: ["image/png"]), false), (ImageRequest(type: 500), false),
    ])
    func `offers the picture that was asked for`(request: ImageRequest, offered: Bool) {
        let one = Self.candidate("a") {
            $0.main = PictureFacts(name: "p.jpeg", format: .jpeg, width: 1200, height: 627)
        }
        let asset = AssetRequest(id: 4, content: .image(request))
        let assets = Assembly(one).assets(for: [asset], pictures: "https://ads.example/p/") { _ in
            ""
        }
        #expect(assets.isEmpty == !offered)
        if case .image(let image) = assets.first?.content {
            #expect(
                image.url == "https://ads.example/p/p.jpeg" && image.w == 1200 && image.h == 627
            )
        }
    }

    @Test(arguments: [
        ("Short", 25, "Short"), ("Exactly", 7, "Exactly"), ("Too long here", 8, "Too lon…"),
        ("Too long here", 5, "Too…"), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 2, "👨‍👩‍👧…"), ("한국어 광고", 4, "한국어…"),
        ("é\u{301}\u{302}x", 1, "é\u{301}\u{302}"),
        ("Any", 0, "Any"), ("Any", -3, "Any"), ("", 5, ""),
    ])
    func `cuts texts between characters`(text: String, length: Int, cut: String) {
        #expect(Assembly.cut(text, to: length) == cut)
    }
}
