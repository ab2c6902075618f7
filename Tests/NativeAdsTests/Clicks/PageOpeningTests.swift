import Foundation
import Testing

@testable import NativeAds

@MainActor struct PageOpeningTests {
    private let stage = Stage()
    private let markup = #"""
        {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example/land",
        "clicktrackers":["https://c.example/"]}}
        """#
    private let page = URL.fixture("https://a.example/land")

    @Test func `a page inside the app comes after the click that leads to it`() async throws {
        stage.configuration.browser = .inApp
        stage.world.open = { _, _ in
            PageOpening.ad?.tell(.willPresent)
            return true
        }
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        ad.tap(.body)
        await stage.clock.settle()
        ad.tell(.didPresent)
        ad.tell(.willDismiss)
        ad.tell(.didDismiss)
        #expect(
            record.all == [
                .clicked(asset: .body), .presentation(.willPresent), .opened(page, .inApp),
                .presentation(.didPresent), .presentation(.willDismiss), .presentation(.didDismiss),
            ]
        )
    }

    @Test func `only an ad whose page it is is told of`() async throws {
        stage.configuration.browser = .inApp
        let heard = Locked<[String?]>([])
        stage.world.open = { _, _ in
            let id = PageOpening.ad?.id
            heard.withLock { $0.append(id) }
            return true
        }
        let (first, second) = (try await stage.ad(markup), try await stage.ad(markup))
        second.tap(nil)
        await stage.clock.settle()
        first.tap(nil)
        await stage.clock.settle()
        #expect(heard.withLock { $0 } == [second.id, first.id])
        #expect(PageOpening.ad == nil)
    }

    @Test func `who leaves the app although a page inside it was meant is told so`() async throws {
        stage.configuration.browser = .inApp
        stage.world.open = { _, _ in
            PageOpening.ad?.tellLeaving()
            return true
        }
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        ad.tap(nil)
        await stage.clock.settle()
        #expect(record.all == [.clicked(asset: nil), .leavesApp, .opened(page, .inApp)])
    }

    @Test func `nobody leaves for an app that is not there`() async throws {
        stage.world.open = { url, _ in url.scheme == "https" }
        let link = #"{"url":"shopx://item","fallback":"https://a.example/land"}"#
        let ad = try await stage.ad(
            #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"link":\#(link)}"#
        )
        let record = stage.record(ad)
        ad.tap(nil)
        await stage.clock.settle()
        #expect(record.all == [.clicked(asset: nil), .leavesApp, .opened(page, .system)])
    }

    @Test func `what the app opens by itself counts nothing`() async throws {
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        let own = URL.fixture("https://b.example/own")
        #expect(await ad.open(own, in: .inApp))
        #expect(await ad.open(own, in: .system))
        #expect(record.all == [.opened(own, .inApp), .leavesApp, .opened(own, .system)])
        #expect(stage.calls.isEmpty)
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"])
    func `opens no address that is none of a page or an app`(address: String) async throws {
        stage.world.open = { url, _ in
            Issue.record("\(url) must not be opened.")
            return true
        }
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        #expect(await !ad.open(.fixture(address), in: .system))
        #expect(record.all == [.notOpened(.fixture(address))])
    }

    @Test func `a part that leads somewhere of its own is a click with its own trackers`()
        async throws
    {
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        let own = URL.fixture("https://b.example/profile")
        ad.follow(
            ClickLink(url: own, clickTrackers: [.fixture("https://own.example/")]),
            from: .profileName
        )
        await stage.clock.settle()
        #expect(
            record.all == [.clicked(asset: .profileName), .leavesApp, .opened(own, .system)]
        )
        #expect(stage.calls == ["https://own.example/"])
    }
}
