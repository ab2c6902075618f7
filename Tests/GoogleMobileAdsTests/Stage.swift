import Foundation
import GoogleMobileAds
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

/// A screen, a virtual clock and a scripted network, which the dialect takes for the process's own.
@MainActor final class Stage {
    static let auction = "https://ads.example/auction"
    static let backfill = "https://backfill.example/auction"

    let clock = ManualClock()
    let network: ScriptedNetwork
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let host: SharedAds
    /// Whom the loaders tell.
    let listener = Listener()
    /// What was opened.
    private(set) var opened: [String] = []
    /// Whether pages are opened as in an app, not only noted.
    var opensLive = false
    /// Whether anything can be opened.
    var opens = true

    private init(isConfigured: Bool, _ configure: (inout NativeAds.Configuration) -> Void) {
        network = ScriptedNetwork(clock: clock)
        var world = World.test(clock: clock, network: network)
        let door = Door()
        world.open = { url, browser in await door.open(url, browser) }
        var settings: NativeAds.Configuration?
        if isConfigured, let auction = URL(string: Self.auction) {
            var made = NativeAds.Configuration(
                endpoint: auction,
                backfill: URL(string: Self.backfill)
            )
            configure(&made)
            settings = made
        }
        host = SharedAds(settings, world: world)
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.isHidden = false
        UIKitHost.tick(to: (UIKitHost.now * 10).rounded(.up) / 10)
        door.stage = self
        listener.stage = self
    }

    /// Runs a test on a stage of its own.
    static func run(
        isConfigured: Bool = true,
        _ configure: (inout NativeAds.Configuration) -> Void = { _ in },
        _ body: (Stage) async throws -> Void
    ) async throws {
        let stage = Stage(isConfigured: isConfigured, configure)
        try await SharedAds.$current.withValue(stage.host) {
            try await body(stage)
        }
        for view in stage.window.subviews { view.removeFromSuperview() }
        stage.window.isHidden = true
        await stage.clock.settle()
    }

    fileprivate func open(_ url: URL) -> Bool {
        if opens { opened.append(url.absoluteString) }
        return opens
    }

    /// Answers the next request with bids; with a status alone, where there are none.
    func answer(_ bids: JSONObject..., from url: String = auction, after delay: Double = 0) {
        let response: JSONValue = [
            "id": "auction-1", "cur": "EUR",
            "seatbid": [["seat": "seat-1", "bid": .array(bids.map(JSONValue.object))]],
        ]
        answer(HTTPResponse(status: 200, body: response.data), from: url, after: delay)
    }

    func answer(_ response: HTTPResponse, from url: String = auction, after delay: Double = 0) {
        network.add(.init(.url(url), .success(response), after: delay, times: 1))
    }

    func fail(_ error: TransportError, from url: String = auction) {
        network.add(.init(.url(url), .failure(error), times: 1))
    }

    /// Makes a loader that the listener hears of, starts it, and lets what follows happen.
    @discardableResult func load(
        _ options: [GADAdLoaderOptions]? = nil,
        types: [AdLoaderAdType] = [.native],
        unit: String = "home",
        request: Request? = Request()
    ) async -> GoogleLoader {
        let loader = loader(options, types: types, unit: unit)
        start(loader, request)
        await clock.settle()
        return loader
    }

    func loader(
        _ options: [GADAdLoaderOptions]? = nil,
        types: [AdLoaderAdType] = [.native],
        unit: String = "home"
    ) -> GoogleLoader {
        let loader = GoogleLoader(
            adUnitID: unit,
            rootViewController: nil,
            adTypes: types,
            options: options
        )
        loader.delegate = listener
        return loader
    }

    /// Loads; what the listener hears before the call has returned is noted.
    func start(_ loader: GoogleLoader, _ request: Request? = Request()) {
        listener.during { loader.load(request) }
    }

    /// The one ad that a load brings.
    func ad(
        _ bid: JSONObject,
        _ options: [GADAdLoaderOptions]? = nil,
        isBackfill: Bool = false
    ) async throws -> GoogleAd {
        if isBackfill { answer(HTTPResponse(status: 204, body: Data())) }
        answer(bid, from: isBackfill ? Self.backfill : Self.auction)
        await load(options)
        listener.log = []
        return try #require(listener.ads.last)
    }

    /// The last request for ads, as JSON; empty where none went out.
    func request(to url: String = auction) -> JSONObject {
        let sent = network.sent.last { $0.request.url.absoluteString == url }
        return sent?.request.body.flatMap { try? JSONValue.read($0) }?.object ?? [:]
    }

    /// The native request in it.
    var nativeRequest: JSONObject {
        let text = request()["imp"]?[0]?["native"]?["request"]?.string
        return text.flatMap { try? JSONValue.read($0) }?.object ?? [:]
    }

    /// The size that is asked for of the main picture: width and height, or nothing.
    var mainImageRequest: [Int] {
        let image = nativeRequest["assets"]?.array?.first { $0["id"]?.int == 2 }?["img"]
        return [image?["w"]?.int, image?["h"]?.int].compactMap(\.self)
    }

    /// The picture that a media view shows.
    func picture(in view: GoogleMobileAds.MediaView) -> UIImage? { view.picture }

    /// Lets real work in the background, decoding, come to its end; time does not pass.
    func shown(_ isSo: () -> Bool) async {
        let end = World.live.uptime() + 30
        while !isSo(), World.live.uptime() < end { await Task.yield() }
    }

    /// How many requests for ads went out.
    var requestCount: Int { network.urls.count { $0 == Self.auction } }

    /// Lets all that can happen now happen.
    func settle() async { await clock.settle() }

    /// Lets time pass, without looking at the screen.
    func wait(_ seconds: Double) async { await clock.advance(by: seconds) }

    /// The addresses that were asked, in order, and those that were given up.
    var urls: [String] { network.urls }
    var cancelled: [String] { network.cancelled.map(\.absoluteString) }

    /// Lets time pass in steps of a tenth of a second, sampling at each.
    func pass(_ seconds: Double) async {
        for _ in 0..<max(1, Int((seconds * 10).rounded())) {
            await clock.advance(by: 0.1)
            UIKitHost.tick(to: UIKitHost.now + 0.1)
        }
        await clock.settle()
    }

    /// Taps in the middle of a view and lets what follows happen.
    func tap(_ view: UIView) async {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        await tap(at: middle)
    }

    /// Drags a finger fast, and lets what follows happen.
    func swipe(from start: CGPoint, to end: CGPoint) async {
        UIKitHost.drag(from: start, to: end, duration: 0.2, in: window)
        await clock.settle()
        await pass(0.6)
    }

    func tap(at point: CGPoint) async {
        listener.during { UIKitHost.tap(at: point, in: window) }
        await clock.settle()
        // Another tap on the same part within half a second is the second half of a double tap.
        await pass(0.6)
    }
}

// Names that the engine has, too.
typealias GoogleLoader = GoogleMobileAds.AdLoader
typealias GoogleAd = GoogleMobileAds.NativeAd

/// Who opens pages, in the place of the system.
@MainActor private final class Door {
    weak var stage: Stage?

    func open(_ url: URL, _ browser: Browser) async -> Bool {
        if stage?.opensLive ?? false { return await LiveOpener.open(url, browser) }
        return stage?.open(url) ?? false
    }
}
