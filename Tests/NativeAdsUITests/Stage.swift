import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

/// A screen, a virtual clock and a scripted network, with ads that are loaded for real.
@MainActor final class Stage {
    let clock = ManualClock()
    let network: ScriptedNetwork
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var events: [String: [AdEvent]] = [:]
    /// What was opened.
    var opened: [String] { opening.urls }
    /// Who opens pages.
    let opening = Opening()
    /// Changes the settings of the ads that are loaded from now on.
    var configure: (inout NativeAds.Configuration) -> Void = { _ in }
    /// Whether ads that are loaded from now on open pages as in an app.
    var opensLive = false
    private var times: [String: [(event: AdEvent, time: Double)]] = [:]
    private var observations: [Observation] = []

    init() {
        network = ScriptedNetwork(clock: clock)
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.isHidden = false
        // The screen's tenths are those of the test's clock.
        UIKitHost.tick(to: (UIKitHost.now * 10).rounded(.up) / 10)
    }

    /// Takes the window off the screen; tests call it last.
    ///
    /// What was in it is looked at no more from here on, by whomever.
    func close() {
        for view in window.subviews { view.removeFromSuperview() }
        window.isHidden = true
    }

    /// Loads an ad whose bid id and headline are `name`.
    func ad(
        _ name: String,
        bid more: JSONObject = [:],
        _ change: (inout JSONObject) -> Void = { _ in }
    ) async throws -> NativeAd {
        var native = Self.markup(headline: name)
        change(&native)
        let url = "https://ads.example/\(name)"
        var bid: JSONObject = [
            "id": .string(name), "impid": "1", "price": 1, "adm": .object(native),
        ]
        for (key, value) in more { bid[key] = value }
        let body: JSONValue = ["id": "r", "seatbid": [["bid": [.object(bid)]]]]
        network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: body.data))))
        var world = World.test(clock: clock, network: network)
        let opening = opening
        world.open = { url, browser in await opening.open(url, browser) }
        if opensLive { world.open = World.live.open }
        var configuration = NativeAds.Configuration(endpoint: try #require(URL(string: url)))
        configuration.pictures = .onDemand
        configure(&configuration)
        let ad = try await NativeAds(configuration, world: world).load("unit", assets: Self.assets)
        observations.append(
            ad.observe { [weak self] event in
                guard let self else { return }
                events[name, default: []].append(event)
                times[name, default: []].append((event, clock.uptime))
            }
        )
        return ad
    }

    /// Adds a picture of one colour that arrives after some time.
    func picture(_ url: String, width: Int, height: Int, color: UIColor, after: Double = 0) {
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data)), after: after))
    }

    /// Lets time pass in steps of a tenth of a second, sampling at each.
    ///
    /// At the last one something is done first, as the steps of a scenario are.
    func pass(_ seconds: Double, then change: () -> Void = {}) async {
        let steps = Int((seconds * 10).rounded())
        for step in 1...max(1, steps) {
            await clock.advance(by: 0.1)
            if step == steps { change() }
            UIKitHost.tick(to: UIKitHost.now + 0.1)
        }
        await clock.settle()
    }

    /// When an ad emitted an event, in seconds since another moment, to the tenth.
    func times(of event: AdEvent, _ name: String, since start: Double = 0) -> [Double] {
        times[name, default: []].filter { $0.event == event }
            .map { (($0.time - start) * 10).rounded() / 10 }
    }

    /// Taps at a place and lets what follows happen.
    func tap(_ x: Double, _ y: Double) async {
        UIKitHost.tap(at: CGPoint(x: x, y: y), in: window)
        await clock.settle()
    }

    /// Taps in the middle of a view.
    func tap(_ view: UIView) async {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        await tap(Double(middle.x), Double(middle.y))
    }

    /// How often an ad has emitted an event.
    func count(_ event: AdEvent, of name: String) -> Int {
        events[name, default: []].count { $0 == event }
    }

    /// The assets that were clicked, in order; "root" for none.
    func clicks(of name: String) -> [String] {
        events[name, default: []].compactMap { event in
            guard case .clicked(let asset) = event else { return nil }
            return asset?.rawValue ?? "root"
        }
    }

    /// What an ad has told of odd use.
    func notes(of name: String) -> [String] {
        events[name, default: []].compactMap { event in
            if case .note(let text) = event { text } else { nil }
        }
    }

    /// As usual, but nothing is required.
    private static let assets = [AssetRequest].standard.map {
        AssetRequest(id: $0.id, content: $0.content)
    }

    private static func markup(headline: String) -> JSONObject {
        [
            "assets": [
                ["id": 1, "title": ["text": .string(headline)]],
                ["id": 4, "data": ["value": .string("\(headline) body")]],
                ["id": 6, "data": ["value": "Buy"]],
                ["id": 2, "img": ["url": .string("https://cdn.example/\(headline).png")]],
            ],
            "link": ["url": .string("https://land.example/\(headline)")],
        ]
    }
}

/// The outside world: opens what it is told and remembers it.
@MainActor final class Opening {
    private(set) var urls: [String] = []
    private(set) var browsers: [Browser] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether opening takes until `letGo()`.
    var isSlow = false

    func open(_ url: URL, _ browser: Browser) async -> Bool {
        if isSlow { await withCheckedContinuation { waiting.append($0) } }
        urls.append(url.absoluteString)
        browsers.append(browser)
        return true
    }

    /// Ends what takes so long.
    func letGo() {
        isSlow = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

extension UIView {
    /// A view with a frame, in another one.
    convenience init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView)
    {
        self.init(frame: CGRect(x: x, y: y, width: width, height: height))
        parent.addSubview(self)
    }
}

extension Stage {
    /// Lets real work in the background, decoding, come to its end; time does not pass.
    func shown(_ isSo: () -> Bool) async {
        let end = World.live.uptime() + 30
        while !isSo(), World.live.uptime() < end { await Task.yield() }
    }

    /// Gives what might still come every chance to come.
    func turns() async {
        for _ in 0..<200 { await Task.yield() }
    }
}
