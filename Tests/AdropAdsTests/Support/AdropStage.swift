import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit

@testable import AdropAds

/// An app with Adrop's ads: a screen, a virtual clock, a scripted network, and a process of its own.
@MainActor final class AdropStage {
    static let direct = "https://direct.example/auction"
    static let backfill = "https://backfill.example/auction"

    let clock = ManualClock()
    let network: ScriptedNetwork
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let heard = Heard()
    private(set) var opened: [String] = []
    private let host: SharedAds
    private let hasBackfillModule: Bool

    /// - Parameters:
    ///   - hasBackfillModule: Whether AdropAdsBackfill counts as linked.
    ///   - isConfigured: Whether the app has said where ads come from.
    ///   - region: The country that the device is set to.
    init(hasBackfillModule: Bool = false, isConfigured: Bool = true, region: String? = nil) {
        network = ScriptedNetwork(clock: clock)
        self.hasBackfillModule = hasBackfillModule
        var world = World.test(clock: clock, network: network)
        world.device = {
            var facts = DeviceFacts()
            facts.region = region
            return facts
        }
        let log = OpenLog()
        world.open = { url, browser in log.note("\(browser) \(url.absoluteString)") }
        var configuration: NativeAds.Configuration?
        if isConfigured, let direct = URL(string: Self.direct) {
            configuration = .init(endpoint: direct, backfill: URL(string: Self.backfill))
        }
        host = SharedAds(configuration, world: world)
        log.onOpen = { [weak self] in self?.opened.append($0) }
        for name in ["A", "B", "C", "D", "E", "F", "logo", "icon"] { picture(name) }
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.isHidden = false
        UIKitHost.tick(to: (UIKitHost.now * 10).rounded(.up) / 10)
    }

    /// Runs the app, which has called `initialize` unless told otherwise, and takes it off the screen.
    func run(
        initializes: Bool = true,
        _ body: @MainActor () async throws -> Void
    ) async rethrows {
        defer {
            for view in window.subviews { view.removeFromSuperview() }
            window.isHidden = true
        }
        try await SharedAds.$current.withValue(host) {
            try await AdropRules.$hasBackfill.withValue(hasBackfillModule) {
                if initializes { Adrop.initialize() }
                try await body()
            }
        }
    }

    /// An ad whose outcome is heard.
    func ad(_ unit: String = "unit", contextId: String = "") -> AdropNativeAd {
        let ad = AdropNativeAd(unitId: unit, contextId: contextId)
        ad.delegate = heard
        heard.listen(to: ad)
        return ad
    }

    /// An ad that has been loaded from the bid of this name.
    func loaded(
        _ name: String = "A",
        ona: JSONObject = [:],
        change: (inout JSONObject) -> Void = { _ in }
    ) async -> AdropNativeAd {
        answer([Self.bid(name, ona: ona, change: change)])
        let ad = ad()
        ad.load()
        await clock.settle()
        heard.forget()
        return ad
    }

    /// What a source answers from now on.
    func answer(_ bids: [JSONValue], from source: String = direct, after delay: Double = 0) {
        let body: JSONValue = ["id": "r", "seatbid": [["bid": .array(bids)]]]
        answer(HTTPResponse(status: 200, body: body.data), from: source, after: delay)
    }

    func answer(_ response: HTTPResponse, from source: String = direct, after delay: Double = 0) {
        network.add(.init(.url(source), .success(response), after: delay))
    }

    /// How often a source was asked.
    func requests(to source: String) -> Int { network.urls.count { $0 == source } }

    /// The last request that was sent to the direct source.
    func request() throws -> JSONValue {
        let sent = network.sent.last { $0.request.url.absoluteString == Self.direct }
        return try JSONValue.read(sent?.request.body ?? Data())
    }

    static func bid(
        _ name: String,
        price: Double = 1,
        ona: JSONObject = [:],
        change: (inout JSONObject) -> Void = { _ in }
    ) -> JSONValue {
        var native: JSONObject = [
            "assets": [
                ["id": 1, "title": ["text": .string("\(name) title")]],
                ["id": 2, "img": ["url": .string("https://cdn.example/\(name).png")]],
                ["id": 3, "img": ["url": "https://cdn.example/icon.png"]],
                ["id": 4, "data": ["value": .string("\(name) body")]],
                ["id": 5, "data": ["value": "Alder"]], ["id": 6, "data": ["value": "Buy"]],
            ],
            "link": [
                "url": .string("https://land.example/\(name)"),
                "clicktrackers": [.string("https://t.example/click/\(name)")],
            ],
            "eventtrackers": [
                ["event": 1, "method": 1, "url": .string("https://t.example/seen/\(name)")]
            ],
            "privacy": "https://why.example/",
        ]
        change(&native)
        return [
            "id": .string(name), "impid": "1", "price": JSONValue(price), "crid": .string(name),
            "cid": "spring", "adm": .object(native), "ext": ["ona": .object(ona)],
        ]
    }

    private func picture(_ name: String) {
        let size = CGSize(width: 40, height: 20)
        let data = UIGraphicsImageRenderer(size: size).pngData { context in
            UIColor.blue.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        let url = "https://cdn.example/\(name).png"
        network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data))))
    }
}

extension AdropStage {
    /// Lets time pass in steps of a tenth of a second, looking at the screen at each.
    func pass(_ seconds: Double) async {
        for _ in 0..<max(1, Int((seconds * 10).rounded())) {
            await clock.advance(by: 0.1)
            UIKitHost.tick(to: UIKitHost.now + 0.1)
        }
        await clock.settle()
    }

    /// Taps in the middle of a view, and waits until another tap would be one of its own.
    func tap(_ view: UIView) async {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        UIKitHost.tap(at: middle, in: window)
        await clock.settle()
        await pass(1)
    }
}

/// What the world opened.
@MainActor final class OpenLog {
    var onOpen: ((String) -> Void)?

    nonisolated init() {}

    func note(_ text: String) -> Bool {
        onOpen?(text)
        return true
    }
}
