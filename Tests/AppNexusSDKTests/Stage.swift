import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// A screen with a controller, a virtual clock, a scripted network and a process of its own.
@MainActor final class Stage {
    static let auction = "https://ads.example/auction"
    static let member = 958

    let clock = ManualClock()
    let network: ScriptedNetwork
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    let ears = Ears()
    private(set) var opened: [String] = []
    private(set) var browsers: [Browser] = []
    /// What cannot be opened.
    var unopenable: Set<String> = []
    /// Whether pages open as in an app, in a browser over the controller.
    var opensLive = false
    private var request: ANNativeAdRequest?

    private init() {
        network = ScriptedNetwork(clock: clock)
        window.windowLevel = UIWindow.Level(rawValue: 10_000)
        window.rootViewController = controller
        window.isHidden = false
        UIKitHost.tick(to: (UIKitHost.now * 10).rounded(.up) / 10)
    }

    /// Runs a test in a process of its own, which has started up.
    static func run(
        isConfigured: Bool = true,
        isStarted: Bool = true,
        timeout: Double = 60,
        hasMediaView: Bool? = nil,
        defaults: [String: StoredValue] = [:],
        _ test: @MainActor (Stage) async throws -> Void
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        var world = World.test(clock: stage.clock, network: stage.network, defaults: defaults)
        world.open = { [weak stage] url, browser in
            guard let stage else { return false }
            stage.opened.append(url.absoluteString)
            stage.browsers.append(browser)
            if stage.opensLive { return await World.live.open(url, browser) }
            return !stage.unopenable.contains(url.absoluteString)
        }
        world.device = { DeviceFacts.iPhone }
        var configuration = try NativeAds.Configuration(endpoint: #require(URL(string: auction)))
        configuration.timeout = timeout
        configuration.hasMediaView = hasMediaView
        let host = SharedAds(isConfigured ? configuration : nil, world: world)
        try await SharedAds.$current.withValue(host) {
            if isStarted {
                XandrAd.sharedInstance()
                    .initWithMemberID(member, preCacheRequestObjects: true, completionHandler: nil)
            }
            try await test(stage)
        }
    }

    private func close() {
        for view in window.subviews { view.removeFromSuperview() }
        window.rootViewController = nil
        window.isHidden = true
    }

    /// A request whose outcome is heard.
    func makeRequest(_ placement: String? = "123456") -> ANNativeAdRequest {
        let request = ANNativeAdRequest()
        if let placement { request.placementId = placement }
        request.delegate = ears
        self.request = request
        return request
    }

    /// Lets the endpoint answer with bids on the impressions that it is asked for.
    func answer(_ bids: JSONObject..., status: Int = 200, times: Int? = nil) {
        let body: JSONValue = [
            "id": "auction-9", "cur": "EUR",
            "seatbid": [["seat": "s", "bid": .array(bids.map(JSONValue.object))]],
        ]
        answer(body.text(), status: status, times: times)
    }

    func answer(_ text: String, status: Int = 200, after: Double = 0, times: Int? = nil) {
        network.add(
            .init(
                .url(Self.auction),
                .success(HTTPResponse(status: status, body: Data(text.utf8))),
                after: after,
                times: times
            )
        )
    }

    /// Serves a picture of a size.
    func picture(_ url: String, width: Int, height: Int, after: Double = 0) {
        let size = CGSize(width: width, height: height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        network.add(.init(.url(url), .success(HTTPResponse(status: 200, body: data)), after: after))
    }

    /// Loads an ad by the vendor's way.
    func load(
        _ bid: JSONObject = .bid(),
        _ change: (ANNativeAdRequest) -> Void = { _ in }
    ) async throws -> ANNativeAdResponse {
        answer(bid)
        let request = makeRequest()
        change(request)
        request.loadAd()
        await clock.settle()
        let response = try #require(ears.response)
        response.delegate = ears
        return response
    }

    /// What a request was sent with, as JSON.
    func sent(_ index: Int? = nil) throws -> JSONValue {
        let sent = network.sent.filter { $0.request.url.absoluteString == Self.auction }
        let one = try #require(index.map { sent[$0] } ?? sent.last)
        return try JSONValue.read(try #require(one.request.body))
    }

    /// What a request is sent with.
    func json(_ change: (ANNativeAdRequest) -> Void) async throws -> JSONValue {
        let request = makeRequest()
        change(request)
        request.loadAd()
        await clock.settle()
        return try sent()
    }

    /// Lets time pass, looking at what is on the screen each tenth of a second.
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
        UIKitHost.tap(at: middle, in: window)
        await clock.settle()
    }

    /// A view with a frame on the controller's, or in another one.
    func place<View: UIView>(_ view: View, _ frame: CGRect, in parent: UIView? = nil) -> View {
        view.frame = frame
        (parent ?? controller.view)?.addSubview(view)
        return view
    }

    /// A card of an ad, on the screen.
    func card() -> UIView { place(UIView(), CGRect(x: 20, y: 100, width: 350, height: 300)) }
}
