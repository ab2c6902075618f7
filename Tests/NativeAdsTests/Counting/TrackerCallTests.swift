import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// Which URLs are called for an event, and which are not.
@MainActor struct TrackerCallTests {
    private let stage = Stage()

    @Test func `tells Prebid Server of the win with the first binding, beside the win notice`()
        async throws
    {
        let ad = try await stage.ad(
            Stage.counted,
            bid: #"""
                "nurl":"https://srv.example/win?p=${AUCTION_PRICE}",
                "ext":{"prebid":{"events":{"win":"https://srv.example/ev?t=win","imp":"//srv.example/ev?t=imp"}}},
                """#
        )
        #expect(stage.calls.isEmpty)
        try ad.bind(Binding(view: "1"))
        await stage.clock.settle()
        let wins = ["https://srv.example/win?p=1.2", "https://srv.example/ev?t=win"]
        #expect(stage.calls == wins)
        try ad.bind(Binding(view: "2"))
        await stage.show(ad, for: 0)
        #expect(stage.calls.prefix(2) == wins[...])
        #expect(stage.calls.last == "https://srv.example/ev?t=imp")
        #expect(stage.calls.count == 5)
    }

    @Test func `calls a URL that several want at the impression once`() async throws {
        let ad = try await stage.ad(
            #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},
            "imptrackers":["https://t.example/i?a=1 2","https://t.example/i?a=1%202"],
            "eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i?a=1%202"},
            {"event":2,"method":1,"url":"https://t.example/i?a=1%202"}]}
            """#,
            bid: #""burl":"https://t.example/i?a=1%202","#
        )
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0.5)
        #expect(stage.calls == ["https://t.example/i?a=1%202"])
        await stage.show(ad, for: 1.5)
        #expect(stage.calls.count == 2, "another event is another call")
    }

    @Test func `notes a notice of the seller that cannot be called, and calls the rest`()
        async throws
    {
        let ad = try await stage.ad(
            Stage.counted,
            bid: #""burl":"javascript:alert(1)","nurl":"https://u:p@srv.example/","#
        )
        #expect(ad.offer.notices.win.isEmpty && ad.offer.notices.impression.isEmpty)
        #expect(ad.offer.notices.dropped.map(\.path) == ["/nurl", "/burl"])
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0)
        #expect(stage.calls == ["https://t.example/i", "https://t.example/old"])
    }

    /// The request asks for the four standard events as images, unless the app asks otherwise.
    @Test(arguments: [
        (#"[{"event":1,"method":1,"url":"https://t.example/a"}]"#, ["https://t.example/a"]),
        (#"[{"event":1,"method":2,"url":"https://t.example/a"}]"#, []),
        (#"[{"event":555,"method":1,"url":"https://t.example/a"}]"#, []),
        (#"[{"event":0,"method":1,"url":"https://t.example/a"}]"#, []),
        (#"[{"event":500,"method":500,"url":"https://t.example/a"}]"#, []),
        (#"[{"event":"2","method":"1","url":"https://t.example/a"}]"#, ["https://t.example/a"]),
    ])
    func `keeps the trackers that were asked for and says which were not`(
        trackers: String,
        kept: [String]
    ) async throws {
        let ad = try await stage.ad(
            #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},
            "eventtrackers":\#(trackers)}
            """#
        )
        #expect(ad.creative.trackers.map(\.url) == kept)
        let noted = ad.creative.dropped.filter { $0.path.hasPrefix("/eventtrackers/0") }
        #expect(noted.count == 1 - kept.count)
    }

    @Test func `runs no script, and says so once`() async throws {
        let ad = try await stage.ad(
            #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},
            "jstracker":"<script src='https://t.example/s.js'></script>"}
            """#
        )
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 2)
        #expect(stage.calls.isEmpty)
        let notes = record.all.filter { if case .note = $0 { true } else { false } }
        #expect(
            notes == [
                .note(
                    "A tracker that is no image was not called: "
                        + "<script src='https://t.example/s.js'></script>"
                )
            ]
        )
    }

    @Test func `calls no tracker at load, only what the ad shows`() async throws {
        stage.servePictures()
        let ad = try await stage.ad(
            #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}},
            {"id":2,"img":{"url":"https://cdn.example/m.jpg","w":1200,"h":627}}],
            "link":{"url":"https://a.example"},"imptrackers":["https://t.example/i"]}
            """#,
            bid: #""burl":"https://srv.example/b","nurl":"https://srv.example/n","#,
            assets: .standard
        )
        await stage.clock.advance(by: 100)
        #expect(stage.calls == ["https://cdn.example/m.jpg"])
        #expect(ad.state == .loaded)
    }
}
