import FeedApp
import Foundation
import NativeAds
import Newspaper
import OpenRTB
import Testing
import UIKit

/// The feed on a screen, with a virtual clock and ads that a scripted network sells.
@MainActor final class FeedStage {
    let clock = ManualClock()
    let network: ScriptedNetwork
    let window: UIWindow
    let feed: FrontPageController
    /// What the dialects of this stage's app share.
    let shared: SharedAds
    private(set) var events: [AdSlot: [AdEvent]] = [:]
    private(set) var ads: [AdSlot: NativeAd] = [:]
    private var observations: [Observation] = []

    /// The app in the project's own words, or in those of the page that `makePage` makes for a day.
    init(_ makePage: (@MainActor (Date) -> FrontPageController)? = nil) throws {
        network = ScriptedNetwork(clock: clock)
        let endpoint = try #require(URL(string: "https://ads.example/auction"))
        let backfill = try #require(URL(string: "https://exchange.example/auction"))
        var world = World.test(clock: clock, network: network)
        let send = network.send
        world.send = { request throws(TransportError) in
            // Slots are told apart by the request's body: each has an address of its own here.
            var request = request
            let body = String(decoding: request.body ?? Data(), as: UTF8.self)
            if let slot = AdSlot.allCases.first(where: { body.contains("\"\($0.unit)\"") }) {
                request.url.appendPathComponent(slot.unit)
            }
            return try await send(request)
        }
        let shared = SharedAds(
            NativeAds.Configuration(endpoint: endpoint, backfill: backfill),
            world: world
        )
        self.shared = shared
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.windowLevel = UIWindow.Level(rawValue: 20_000)
        // Monday 30 November 2026.
        let date = Date(timeIntervalSince1970: 1_796_040_000)
        // Vendors' SDKs are started as the page is shown.
        feed = try SharedAds.$current.withValue(shared) {
            let page = try makePage?(date) ?? FeedViewController(ads: shared.ads(), date: date)
            page.loadViewIfNeeded()
            return page
        }
        window.rootViewController = feed
        shared.onLoad = { [weak self] ad in
            guard let slot = AdSlot(rawValue: ad.unit) else { return }
            let observation = ad.observe { self?.events[slot, default: []].append($0) }
            self?.observations.append(observation)
            self?.ads[slot] = ad
        }
        window.isHidden = false
        window.layoutIfNeeded()
    }

    func close() {
        window.isHidden = true
    }

    /// Sells an ad of each source.
    func sell() throws {
        try sell(.top, "https://ads.example/auction", bid("tent", colour: .orange))
        try sell(
            .middle,
            "https://exchange.example/auction",
            bid("coffee", colour: .brown, privacy: true)
        )
    }

    /// Sells an ad with the example's film.
    func sellFilm() throws {
        let film = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent()
            .appendingPathComponent("../../Examples/Feed/Catalogs/ferry.mp4")
        let answer = HTTPResponse(status: 200, body: try Data(contentsOf: film))
        network.add(.init(.url(Self.film), .success(answer)))
        try sell(
            .video,
            "https://ads.example/auction",
            bid("ferry", colour: .green, vast: Self.vast)
        )
    }

    private func sell(_ slot: AdSlot, _ auction: String, _ answer: HTTPResponse) throws {
        network.add(.init(.url("\(auction)/\(slot.unit)"), .success(answer)))
    }

    /// Where the film is.
    static let film = "https://cdn.example/ferry.mp4"

    private static let vast = """
        <VAST version="4.2"><Ad><InLine><AdSystem>Feed</AdSystem><AdTitle>Ferry</AdTitle>
        <Impression>https://t.example/i</Impression><Creatives><Creative><Linear>
        <Duration>00:00:06</Duration><MediaFiles>
        <MediaFile delivery="progressive" type="video/mp4" width="640" height="360">\(film)</MediaFile>
        </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>
        """

    /// Loads the ads and waits until their pictures are on show.
    func load() async {
        feed.startLoading()
        for _ in 0..<20 where !AdSlot.allCases.allSatisfy(feed.isSettled) {
            await clock.settle()
        }
        window.layoutIfNeeded()
        await clock.settle()
    }

    /// Lets time pass in tenths of a second.
    func pass(_ seconds: Double) async {
        for _ in 0..<Int((seconds * 10).rounded()) {
            await clock.advance(by: 0.1)
            UIKitHost.tick(to: UIKitHost.now + 0.1)
        }
        await clock.settle()
    }

    /// Puts a row at the upper edge.
    func scroll(toRow row: Int) {
        feed.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        window.layoutIfNeeded()
    }

    /// Waits until every picture in view has been decoded.
    func pictures() async {
        let end = World.live.uptime() + 30
        while window.hasBarePicture, World.live.uptime() < end { await Task.yield() }
    }

    private func bid(
        _ name: String,
        colour: UIColor,
        privacy: Bool = false,
        vast: String? = nil
    ) throws -> HTTPResponse {
        for (role, width, height) in [("main", 1200, 627), ("icon", 80, 80)] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: width, height: height)
            let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
                colour.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            let url = "https://cdn.example/\(name)-\(role).png"
            network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data))))
        }
        var assets: [JSONValue] = [
            ["id": 1, "title": ["text": .string("The best \(name) there is")]],
            [
                "id": 2,
                "img": [
                    "url": .string("https://cdn.example/\(name)-main.png"), "w": 1200, "h": 627,
                ],
            ],
            ["id": 3, "img": ["url": .string("https://cdn.example/\(name)-icon.png")]],
            ["id": 4, "data": ["value": .string("Everybody should have a \(name).")]],
            ["id": 5, "data": ["value": .string(name.capitalized)]],
            ["id": 6, "data": ["value": "See it"]],
        ]
        if let vast { assets.append(["id": 8, "video": ["vasttag": .string(vast)]]) }
        var native: JSONObject = [
            "assets": .array(assets), "link": ["url": .string("https://\(name).example/")],
        ]
        if privacy { native["privacy"] = "https://exchange.example/why" }
        let bid: JSONObject = [
            "id": .string(name), "impid": "1", "price": 1, "adm": .object(native),
        ]
        let body: JSONValue = ["id": "r", "seatbid": [["bid": [.object(bid)]]]]
        return HTTPResponse(status: 200, body: body.data)
    }
}

extension UIView {
    /// Whether an ad's picture in the view is still on its way.
    fileprivate var hasBarePicture: Bool {
        if self is UIButton { return false }
        if let view = self as? UIImageView, view.image == nil, !view.isHidden { return true }
        return !isHidden && subviews.contains(where: \.hasBarePicture)
    }
}
