import Foundation
import GFPSDK
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit
import VAST

/// An app with GFP in it: a screen, a virtual clock, a scripted network, and ears for every call.
@MainActor final class Stage {
    let clock = ManualClock()
    let network: ScriptedNetwork
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    let listener = Listener()
    /// What plays the videos.
    private(set) var films: [Film] = []
    /// What was opened outside the app.
    private(set) var opened: [String] = []
    let param = GFPAdParam()
    let options = GFPAdNativeOptions()
    private(set) var loader = GFPAdLoader(
        unitID: "",
        rootViewController: nil,
        adParam: GFPAdParam()
    )

    static let direct = "https://ads.example/auction"
    static let backfill = "https://backfill.example/auction"

    /// Runs a test with a process of its own, in which GFP is set up.
    static func run(
        isSetUp: Bool = true,
        isConfigured: Bool = true,
        hasBackfill: Bool = false,
        knowsDevice: Bool = false,
        _ body: (Stage) async throws -> Void
    ) async throws {
        let stage = Stage()
        let world = stage.world
        let endpoint = try #require(URL(string: direct))
        var settings = NativeAds.Configuration(endpoint: endpoint)
        if hasBackfill { settings.backfill = URL(string: backfill) }
        if knowsDevice {
            settings.trackingAuthorization = { .authorized }
            settings.identifiers = { Identifiers(advertisingID: "device-1", userID: "person-1") }
        }
        let host = SharedAds(isConfigured ? settings : nil, world: world)
        VideoSurfaces.make = { [weak stage] _ in stage?.film() }
        defer { stage.close() }
        try await SharedAds.$current.withValue(host) {
            if isSetUp { GFPAdManager.setup(withPublisherCd: "p", target: nil) { _ in } }
            stage.makeLoader()
            try await body(stage)
        }
    }

    private init() {
        network = ScriptedNetwork(clock: clock)
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.rootViewController = root
        window.isHidden = false
        UIKitHost.tick(to: (UIKitHost.now * 10).rounded(.up) / 10)
        listener.clock = clock
    }

    private func close() {
        VideoSurfaces.make = VideoSurfaces.system
        for view in window.subviews { view.removeFromSuperview() }
        window.isHidden = true
    }

    private var world: World {
        var world = World.test(clock: clock, network: network)
        world.open = { [weak self] url, browser in
            if browser == .inApp { return await World.live.open(url, browser) }
            self?.opened.append(url.absoluteString)
            return true
        }
        return world
    }

    private func film() -> Film {
        let film = Film(clock)
        films.append(film)
        return film
    }

    /// A loader of the unit, with the stage's options and ears.
    @discardableResult func makeLoader(_ unit: String = "unit") -> GFPAdLoader {
        loader = GFPAdLoader(unitID: unit, rootViewController: root, adParam: param)
        loader.delegate = listener
        loader.setNativeDelegate(listener, nativeOptions: options)
        return loader
    }

    /// Loads an ad whose answer has been scripted.
    func ad() async throws -> GFPNativeAd {
        loader.loadAd()
        await clock.settle()
        return try #require(listener.ad)
    }

    /// Lets time pass in steps of a tenth of a second, sampling at each.
    func pass(_ seconds: Double) async {
        for _ in 0..<Int((seconds * 10).rounded()) {
            await clock.advance(by: 0.1)
            UIKitHost.tick(to: UIKitHost.now + 0.1)
        }
        await clock.settle()
    }

    /// Lets real work in the background, decoding, come to its end; time does not pass.
    func shown(_ isSo: () -> Bool) async {
        let end = World.live.uptime() + 30
        while !isSo(), World.live.uptime() < end { await Task.yield() }
    }

    /// Taps in the middle of a view.
    func tap(_ view: UIView) async {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        UIKitHost.tap(at: middle, in: window)
        await clock.settle()
    }
}

extension Stage {
    /// Scripts the answer to a request for ads.
    func answer(
        _ url: String = Stage.direct,
        _ bids: JSONObject...,
        after delay: Double = 0
    ) {
        let body = Self.response(bids)
        network.add(
            .init(.url(url), .success(HTTPResponse(status: 200, body: body.data)), after: delay)
        )
    }

    static func response(_ bids: [JSONObject], impid: JSONValue = "1") -> JSONValue {
        let bids = bids.map { bid in
            var bid = bid
            bid["impid"] = impid
            return JSONValue.object(bid)
        }
        return ["id": "auction", "seatbid": [["bid": .array(bids)]]]
    }

    /// A bid for an ad with main picture and icon, or with other parts.
    static func bid(
        _ name: String = "A",
        main: JSONValue? = ["url": "https://cdn.example/main.png", "w": 1200, "h": 600],
        icon: JSONValue? = ["url": "https://cdn.example/icon.png"],
        vast: String? = nil,
        ona: JSONObject = [:]
    ) -> JSONObject {
        var assets: [JSONValue] = [
            ["id": 1, "title": ["text": .string("\(name) title")]],
            ["id": 4, "data": ["value": .string("\(name) body")]],
            ["id": 5, "data": ["value": "Shop"]],
            ["id": 6, "data": ["value": "Buy"]],
        ]
        if let main { assets.append(["id": 2, "img": main]) }
        if let icon { assets.append(["id": 3, "img": icon]) }
        if let vast { assets.append(["id": 8, "video": ["vasttag": .string(vast)]]) }
        return [
            "id": .string(name), "crid": .string("creative-\(name)"), "price": 1,
            "adm": [
                "assets": .array(assets),
                "link": [
                    "url": "https://land.example/", "clicktrackers": ["https://t.example/click"],
                ],
                "eventtrackers": [
                    ["event": 1, "method": 1, "url": "https://t.example/valid"]
                ],
                "privacy": "https://privacy.example/",
            ],
            "ext": ["ona": .object(ona)],
        ]
    }

    static let video = """
        <VAST version="4.2"><Ad id="1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
        <Impression>https://t.example/vast</Impression><Creatives><Creative><Linear>
        <Duration>00:00:20</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4"
        width="1280" height="720">https://cdn.example/film.mp4</MediaFile></MediaFiles></Linear>
        </Creative></Creatives></InLine></Ad></VAST>
        """

    /// Scripts a picture, which may fail or come late.
    func picture(_ name: String, fails: Bool = false, after delay: Double = 0) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 64, height: 32)
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let answer = HTTPResponse(status: fails ? 404 : 200, body: fails ? Data() : data)
        network.add(
            .init(.url("https://cdn.example/\(name).png"), .success(answer), after: delay)
        )
    }

    /// Both pictures of ``bid(_:main:icon:vast:ona:)``.
    func pictures(after delay: Double = 0) {
        picture("main", after: delay)
        picture("icon", after: delay)
    }

    /// The body of the last request for ads.
    func request() throws -> JSONValue {
        let sent = network.sent.last { $0.request.url.absoluteString == Stage.direct }
        return try JSONValue.read(try #require(sent?.request.body))
    }

    /// How often a URL was called.
    func calls(_ url: String) -> Int { network.urls.count { $0 == url } }
}
