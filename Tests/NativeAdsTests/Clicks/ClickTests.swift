import Foundation
import Testing

@testable import NativeAds

@MainActor struct ClickTests {
    private let stage = Stage()
    private let opened = Locked<[String]>([])

    /// Opens http, https and the schemes that are named.
    private func open(schemes: Set<String> = [], after delay: Double = 0) {
        let clock = stage.clock
        stage.world.open = { [opened] url, _ in
            if delay > 0 { try? await clock.sleep(until: clock.uptime + delay) }
            let scheme = url.scheme ?? ""
            let works = schemes.union(["http", "https"]).contains(scheme)
            if works { opened.withLock { $0.append(url.absoluteString) } }
            return works
        }
    }

    private var openedURLs: [String] { opened.withLock { $0 } }

    private func ad(link: String, more: String = "") async throws -> NativeAd {
        try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}\#(more)}],"link":\#(link)}"#
        )
    }

    private let tracked = #"""
        {"url":"https://a.example/land","clicktrackers":["https://c1.example/?n=1",
        "https://c2.example/?n=2","https://c1.example/?n=1",""]}
        """#

    @Test func `opens the page and calls each click tracker once`() async throws {
        open()
        let ad = try await ad(link: tracked)
        let record = stage.record(ad)
        ad.tap(.callToAction)
        await stage.clock.settle()
        let page = URL.fixture("https://a.example/land")
        #expect(record.all == [.clicked(asset: .callToAction), .leavesApp, .opened(page, .system)])
        #expect(stage.calls == ["https://c1.example/?n=1", "https://c2.example/?n=2"])
        await stage.clock.advance(by: 2)
        ad.tap(.callToAction)
        await stage.clock.settle()
        #expect(record.all.count == 6, "each tap is told")
        #expect(stage.calls.count == 2, "its trackers are called once in the ad's life")
    }

    @Test func `where markup leads a person is opened and counted as a click on the media`()
        async throws
    {
        open()
        let ad = try await ad(link: tracked)
        let record = stage.record(ad)
        ad.tap(leadingTo: .fixture("https://markup.example/own"))
        await stage.clock.settle()
        let page = URL.fixture("https://markup.example/own")
        #expect(record.all == [.clicked(asset: .main), .leavesApp, .opened(page, .system)])
        #expect(stage.calls == ["https://c1.example/?n=1", "https://c2.example/?n=2"])
        await stage.clock.advance(by: 2)
        ad.tap(leadingTo: .fixture("no-app://x"))
        await stage.clock.settle()
        #expect(openedURLs == ["https://markup.example/own", "https://a.example/land"])
    }

    @Test(arguments: [false, true])
    func `an expired ad opens its page, or leaves it to the app, and counts no click`(
        isHandledByApp: Bool
    ) async throws {
        open(after: 2)
        let ad = try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"link":\#(tracked)}"#,
            bid: #""exp":30,"#
        )
        var handled = 0
        if isHandledByApp { ad.onClick = { _ in handled += 1 } }
        await stage.clock.advance(by: 29)
        let record = stage.record(ad)
        if !isHandledByApp { ad.tap(nil) }  // Opens only when the ad has expired.
        await stage.clock.advance(by: 3)
        ad.tap(nil)
        await stage.clock.advance(by: 3)
        let page = URL.fixture("https://a.example/land")
        let opens: [AdEvent] =
            isHandledByApp
            ? [] : [.leavesApp, .opened(page, .system), .leavesApp, .opened(page, .system)]
        #expect(record.all == [.expired] + opens)
        #expect(handled == (isHandledByApp ? 1 : 0))
        #expect(stage.calls.isEmpty)
    }

    @Test func `calls no tracker where nothing opened, and a later click still may`() async throws {
        let ad = try await ad(
            link: #"{"url":"shopx://item/9","clicktrackers":["https://c1.example/"]}"#
        )
        let record = stage.record(ad)
        ad.tap(nil)
        await stage.clock.settle()
        #expect(record.all == [.notOpened(URL.fixture("shopx://item/9"))])
        #expect(stage.calls.isEmpty)
    }

    struct Destination: Sendable {
        var link: String
        var schemes: Set<String> = []
        var opens: String?
    }

    @Test(arguments: [
        Destination(
            link: #"{"url":"shopx://item/9","fallback":"https://shop.example/9"}"#,
            opens: "https://shop.example/9"
        ),
        Destination(
            link: #"{"url":"shopx://item/9","fallback":"https://shop.example/9"}"#,
            schemes: ["shopx"],
            opens: "shopx://item/9"
        ),
        Destination(
            link: #"{"url":"https://shop.example/9","fallback":"https://other.example"}"#,
            opens: "https://shop.example/9"
        ),
        Destination(
            link: #"{"url":"not a url","fallback":"https://shop.example/9"}"#,
            opens: "https://shop.example/9"
        ),
        Destination(link: #"{"url":"shopx://item/9"}"#, opens: nil),
        Destination(
            link: #"{"url":"shopx://item/9","fallback":"javascript:alert(1)"}"#,
            opens: nil
        ),
        Destination(link: #"{"url":"javascript:alert(1)"}"#, opens: nil),
        Destination(link: #"{"url":"file:///etc/passwd"}"#, opens: nil),
        Destination(link: #"{"url":"data:text/html,x"}"#, opens: nil),
        Destination(link: #"{"url":"","fallback":"https://shop.example/9"}"#, opens: nil),
    ])
    func `falls back by the result of opening`(destination: Destination) async throws {
        open(schemes: destination.schemes)
        let link = destination.link.dropLast() + #","clicktrackers":["https://c.example/"]}"#
        let ad = try await ad(link: String(link))
        ad.tap(.headline)
        await stage.clock.settle()
        #expect(openedURLs == [destination.opens].compactMap { $0 })
        #expect(stage.calls == (destination.opens == nil ? [] : ["https://c.example/"]))
    }

    @Test func `prefers the link of the asset that was tapped`() async throws {
        open()
        let ad = try await ad(
            link: #"{"url":"https://root.example"}"#,
            more:
                #","link":{"url":"https://title.example","clicktrackers":["https://c.example/t"]}"#
        )
        ad.tap(.headline)
        await stage.clock.settle()
        ad.tap(.body)
        await stage.clock.settle()
        #expect(openedURLs == ["https://title.example", "https://root.example"])
        #expect(stage.calls == ["https://c.example/t"])
    }

    @Test func `calls the trackers of each link, each once`() async throws {
        open()
        let ad = try await ad(
            link:
                #"{"url":"https://root.example","clicktrackers":["https://c.example/r","https://c.example/both"]}"#,
            more:
                #","link":{"url":"https://title.example","clicktrackers":["https://c.example/t","https://c.example/both"]}"#
        )
        for role in [AssetRole.headline, .body, .headline] {
            ad.tap(role)
            await stage.clock.advance(by: 1)
        }
        #expect(
            stage.calls == ["https://c.example/t", "https://c.example/both", "https://c.example/r"]
        )
    }

    @Test func `takes a double tap for one, and two parts for two`() async throws {
        open()
        let ad = try await ad(link: tracked)
        let record = stage.record(ad)
        ad.tap(.callToAction)
        await stage.clock.advance(by: 0.2)
        ad.tap(.callToAction)
        await stage.clock.settle()
        #expect(openedURLs.count == 1)
        ad.tap(.headline)
        await stage.clock.settle()
        #expect(openedURLs.count == 2)
        await stage.clock.advance(by: 0.5)
        ad.tap(.headline)
        await stage.clock.settle()
        #expect(record.all.filter { if case .clicked = $0 { true } else { false } }.count == 3)
    }

    @Test func `swallows any tap within half a second while a page is being opened`() async throws {
        open(after: 2)
        let ad = try await ad(link: tracked)
        ad.tap(.callToAction)
        await stage.clock.advance(by: 0.4)
        ad.tap(.headline)
        await stage.clock.advance(by: 0.2)
        #expect(stage.calls.isEmpty)
        ad.unbind()
        await stage.clock.advance(by: 5)
        #expect(openedURLs.count == 1)
        #expect(stage.calls.count == 2)
    }

    @Test func `opens the privacy page without a click`() async throws {
        open()
        let ad = try await stage.ad(
            #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}}],"privacy":"https://buyer.example/why",
            "link":{"url":"https://a.example","clicktrackers":["https://c.example/"]}}
            """#
        )
        let record = stage.record(ad)
        ad.tapAdChoices()
        await stage.clock.settle()
        #expect(openedURLs == ["https://buyer.example/why"])
        let page = URL.fixture("https://buyer.example/why")
        #expect(record.all == [.leavesApp, .opened(page, .system)])
        #expect(stage.calls.isEmpty)
    }

    @Test func `a double tap on the badge opens one page, and a later tap opens it again`()
        async throws
    {
        open(after: 0.1)
        let ad = try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"privacy":"https://buyer.example/why"}"#
        )
        ad.tapAdChoices()
        await stage.clock.advance(by: 0.2)
        ad.tapAdChoices()
        await stage.clock.advance(by: 0.6)
        #expect(openedURLs.count == 1)
        ad.tapAdChoices()
        await stage.clock.advance(by: 1)
        #expect(openedURLs.count == 2)
    }

    @Test
    func `a click that the app handles counts at the tap, and opening it later counts nothing`()
        async throws
    {
        open()
        stage.configuration.browser = .inApp
        let ad = try await ad(link: tracked)
        let record = stage.record(ad)
        var clicks: [AdClick] = []
        ad.onClick = { clicks.append($0) }
        ad.tap(.headline)
        #expect(clicks.map(\.asset) == [.headline], "the app hears of it at once")
        await stage.clock.settle()
        let page = URL.fixture("https://a.example/land")
        #expect(clicks.first?.link?.url == page)
        #expect(record.all == [.clicked(asset: .headline)])
        #expect(openedURLs.isEmpty)
        #expect(stage.calls == ["https://c1.example/?n=1", "https://c2.example/?n=2"])
        for _ in 0..<2 { #expect(await clicks.first?.open() == true) }
        #expect(openedURLs == [page.absoluteString, page.absoluteString])
        #expect(record.all.dropFirst() == [.opened(page, .inApp), .opened(page, .inApp)])
        #expect(stage.calls.count == 2)
    }

    @Test func `a click that the app handles is no second one half a second later`() async throws {
        let ad = try await ad(link: tracked)
        var count = 0
        ad.onClick = { _ in count += 1 }
        for seconds in [0.2, 0.2, 0.2] {
            ad.tap(nil)
            await stage.clock.advance(by: seconds)
        }
        #expect(count == 1)
        ad.tap(nil)
        #expect(count == 2)
    }

    @Test func `an app hears of a tap that leads nowhere, and cannot open it`() async throws {
        let ad = try await ad(link: #"{"url":"javascript:alert(1)"}"#)
        let record = stage.record(ad)
        var click: AdClick?
        ad.onClick = { click = $0 }
        ad.tap(nil)
        await stage.clock.settle()
        let heard = try #require(click)
        #expect(heard.link == nil)
        #expect(await heard.open() == false)
        #expect(record.all == [.clicked(asset: nil), .notOpened(nil)])
    }

    @Test func `an app that handles clicks does not handle the privacy page`() async throws {
        open()
        let ad = try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"privacy":"https://buyer.example/why"}"#
        )
        ad.onClick = { _ in Issue.record("The badge is no click.") }
        ad.tapAdChoices()
        await stage.clock.settle()
        #expect(openedURLs == ["https://buyer.example/why"])
    }

    @Test func `lets the seller say who opens pages, but apps are opened by the system`()
        async throws
    {
        open(schemes: ["shopx"])
        stage.configuration.browser = .app
        let bid = #""ext":{"ona":{"browser":"inApp"}},"#
        for (url, browser) in [("https://a.example/", Browser.inApp), ("shopx://a", .system)] {
            let ad = try await stage.ad(
                #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"\#(url)"}}"#,
                bid: bid
            )
            let record = stage.record(ad)
            ad.tap(nil)
            await stage.clock.settle()
            let leaving: [AdEvent] = browser == .system ? [.leavesApp] : []
            let opened = AdEvent.opened(URL.fixture(url), browser)
            #expect(record.all == [.clicked(asset: nil)] + leaving + [opened])
        }
    }
}
