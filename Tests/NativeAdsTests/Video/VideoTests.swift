import Foundation
import OpenRTB
import Testing
import VAST

@testable import NativeAds

@MainActor struct VideoTests {
    private let stage = Stage()

    /// A native ad with a video of twenty seconds, and a headline.
    private func markup(_ vast: String) -> String {
        let text = JSONValue.string(vast).text()
        return #"""
            {"assets":[{"id":1,"title":{"text":"Hi"}},{"id":2,"video":{"vasttag":\#(text)}}],
            "link":{"url":"https://a.example","clicktrackers":["https://t.example/native-click"]},
            "eventtrackers":[{"event":1,"method":1,"url":"https://t.example/native-i"},
            {"event":4,"method":1,"url":"https://t.example/native-v"}]}
            """#
    }

    private func assets(required: Bool = false) -> [AssetRequest] {
        let video = VideoRequest(
            mimes: ["video/mp4"],
            minduration: 1,
            maxduration: 60,
            protocols: [2]
        )
        return [
            AssetRequest(id: 1, content: .title(length: 90)),
            AssetRequest(id: 2, required: required, content: .video(video)),
        ]
    }

    private let vast = """
        <VAST version="4.2"><Ad><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
        <Error><![CDATA[https://v.example/error?c=[ERRORCODE]]]></Error>
        <Impression>https://v.example/i</Impression>
        <ViewableImpression><Viewable>https://v.example/seen</Viewable>
        <NotViewable>https://v.example/unseen</NotViewable>
        <ViewUndetermined>https://v.example/unknown</ViewUndetermined></ViewableImpression>
        <AdVerifications><Verification vendor="m"><TrackingEvents>
        <Tracking event="verificationNotExecuted"><![CDATA[https://m.example/?r=[REASON]]]></Tracking>
        </TrackingEvents></Verification></AdVerifications>
        <Creatives><Creative><Linear><Duration>00:00:20</Duration><TrackingEvents>
        <Tracking event="creativeView">https://v.example/drawn</Tracking>
        <Tracking event="start">https://v.example/start</Tracking>
        <Tracking event="firstQuartile">https://v.example/q1</Tracking>
        <Tracking event="midpoint"><![CDATA[https://v.example/q2?p=[ADPLAYHEAD]&f=[ASSETURI]]]></Tracking>
        <Tracking event="thirdQuartile">https://v.example/q3</Tracking>
        <Tracking event="complete">https://v.example/q4</Tracking>
        <Tracking event="pause">https://v.example/pause</Tracking>
        <Tracking event="resume">https://v.example/resume</Tracking>
        <Tracking event="skip">https://v.example/skip</Tracking>
        <Tracking event="progress" offset="00:00:03.500">https://v.example/p3</Tracking>
        <Tracking event="progress" offset="10%">https://v.example/p10</Tracking>
        <Tracking event="progress" offset="00:00:30">https://v.example/never</Tracking>
        </TrackingEvents><VideoClicks><ClickTracking>https://v.example/click</ClickTracking></VideoClicks>
        <MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">
        https://cdn.example/v.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives>
        </InLine></Ad></VAST>
        """

    private var shown: NativeAd {
        get async throws { try await stage.ad(markup(vast), assets: assets()) }
    }

    /// Plays from `start` to `end`, told each half second, its view seen all the while.
    private func play(_ ad: NativeAd, from start: Double, to end: Double, sees: Double = 1) async {
        let began = stage.clock.uptime
        for tick in 0...Int(((end - start) * 10).rounded()) {
            let passed = Double(tick) / 10
            await stage.clock.advance(to: began + passed)
            if tick % 5 == 0 { ad.play(.init(position: start + passed, state: .playing)) }
            ad.sample(ExposureSample(visible: sees, mediaVisible: sees, area: 100))
        }
        await stage.clock.settle()
    }

    private func video(_ record: Record) -> [VideoEvent] {
        record.all.compactMap { event in
            guard case .video(let video) = event else { return nil }
            return video
        }
    }

    @Test func `a video played to its end calls each tracker once and in order`() async throws {
        let ad = try await shown
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        await play(ad, from: 0, to: 19.5)
        await stage.clock.advance(by: 0.5)
        ad.play(.init(position: 20, state: .ended))
        await stage.clock.settle()
        ad.play(.init(position: 0, state: .playing))
        await play(ad, from: 0, to: 8)
        #expect(video(record) == [.start, .firstQuartile, .midpoint, .thirdQuartile, .complete])
        #expect(record.times(of: .video(.start)) == [0])
        #expect(record.times(of: .video(.complete)) == [20])
        #expect(record.times(of: .viewable(.video50)) == [2])
        let calls = stage.calls.filter { !$0.contains("native-i") }
        #expect(
            calls == [
                "https://v.example/i", "https://v.example/drawn", "https://v.example/start",
                "https://m.example/?r=2", "https://v.example/p10", "https://t.example/native-v",
                "https://v.example/seen", "https://v.example/p3", "https://v.example/q1",
                "https://v.example/q2?p=00%3A00%3A10.000&f=https%3A%2F%2Fcdn.example%2Fv.mp4",
                "https://v.example/q3", "https://v.example/q4",
            ]
        )
        #expect(!ad.wantsExposure)
    }

    @Test func `a pause may come again, what is skipped never plays`() async throws {
        let ad = try await shown
        try ad.bind(Binding(view: "root"))
        ad.play(.init(position: 0, state: .playing))
        for _ in 0..<2 {
            ad.play(.init(state: .paused))
            ad.play(.init(state: .playing))
        }
        ad.play(.init(skips: true))
        ad.play(.init(state: .paused))
        await stage.clock.settle()
        let calls = stage.calls.dropFirst(4)
        #expect(
            calls == [
                "https://v.example/pause", "https://v.example/resume", "https://v.example/pause",
                "https://v.example/resume", "https://v.example/skip", "https://v.example/unknown",
            ]
        )
    }

    @Test func `a video that nobody could see is told as unseen`() async throws {
        let ad = try await shown
        try ad.bind(Binding(view: "root"))
        await play(ad, from: 0, to: 5, sees: 0.4)
        ad.play(.init(skips: true))
        await stage.clock.settle()
        #expect(stage.calls.last == "https://v.example/unseen")
        #expect(!stage.calls.contains("https://t.example/native-v"))
    }

    @Test func `one that was wound to its end has been seen or not by then, too`() async throws {
        let ad = try await shown
        try ad.bind(Binding(view: "root"))
        await play(ad, from: 0, to: 1)
        ad.play(.init(position: 20, state: .ended))
        ad.play(.init(position: 20, state: .ended))
        await stage.clock.settle()
        #expect(stage.calls.count { $0 == "https://v.example/unseen" } == 1)
        #expect(!stage.calls.contains("https://v.example/q4"))
    }

    @Test func `progress at the beginning waits for the first frame`() async throws {
        let first = "<Tracking event=\"progress\" offset=\"0%\">https://v.example/p0</Tracking>"
        let early = vast.replacingOccurrences(
            of: "<TrackingEvents>\n<Tracking event=\"creativeView",
            with: "<TrackingEvents>\n\(first)<Tracking event=\"creativeView"
        )
        let ad = try await stage.ad(markup(early), assets: assets())
        ad.play(.init(position: 0, state: .loading))
        await stage.clock.settle()
        #expect(stage.calls.isEmpty)
        ad.play(.init(position: 0, state: .playing))
        await stage.clock.settle()
        #expect(stage.calls.last == "https://v.example/p0")
    }

    @Test(arguments: [(0.0, 401), (6.0, 405)])
    func `a failure is told with its code`(position: Double, code: Int) async throws {
        let ad = try await shown
        let record = stage.record(ad)
        if position > 0 { await play(ad, from: 0, to: position) }
        ad.play(.init(state: .failed))
        await stage.clock.settle()
        #expect(video(record).last == .error)
        #expect(stage.calls.contains("https://v.example/error?c=\(code)"))
    }

    @Test func `exposure is wanted again once the video starts`() async throws {
        let ad = try await shown
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 2)
        #expect(!ad.wantsExposure)
        var isWoken = false
        ad.onSamplesWanted = { isWoken = true }
        ad.play(.init(position: 0, state: .playing))
        #expect(ad.wantsExposure)
        #expect(isWoken)
        ad.play(.init(skips: true))
        #expect(!ad.wantsExposure)
    }

    @Test func `a click is told to the video's trackers too`() async throws {
        let ad = try await shown
        try ad.bind(Binding(view: "root"))
        ad.tap(nil)
        await stage.clock.settle()
        #expect(
            stage.calls.suffix(2) == ["https://t.example/native-click", "https://v.example/click"]
        )
    }

    @Test func `a click before the document is there is told when it is`() async throws {
        stage.configuration.pictures = .lazy
        stage.answer(vast, at: "https://w.example/next", after: 5)
        let ad = try await stage.ad(markup(wrapper("https://w.example/next")), assets: assets())
        ad.tap(nil)
        await stage.clock.advance(by: 1)
        #expect(stage.calls == ["https://w.example/next", "https://t.example/native-click"])
        await stage.clock.advance(by: 5)
        #expect(stage.calls.dropFirst(2) == ["https://v.example/click"])
        ad.tap(nil)
        await stage.clock.advance(by: 1)
        #expect(stage.calls.count == 3)
    }

    @Test(arguments: [true, false])
    func `a load that comes to nothing follows its document no further`(
        isCancelled: Bool
    ) async throws {
        stage.answer(wrapper("https://w.example/more"), at: "https://w.example/next", after: 3)
        stage.answer(.response(bids: [.bid(markup(wrapper("https://w.example/next")))]))
        let outcome = stage.load(stage.engine(), assets: assets(required: true), timeout: 2)
        await stage.clock.advance(by: 1)
        if isCancelled { outcome.task?.cancel() }
        await stage.clock.advance(by: 20)
        #expect(outcome.error?.reason == (isCancelled ? .cancelled : .timeout))
        #expect(stage.calls == ["https://w.example/next"])
    }

    @Test func `a document that is too large to be read on the main thread is not taken`()
        async throws
    {
        let space = String(repeating: " ", count: 1 << 20)
        let markup = markup(vast + space)
        let ad = try await stage.ad(markup, assets: assets())
        #expect(!ad.video.isPlayable)
    }

    @Test func `thousands of progress trackers are called once and at little cost`() throws {
        let trackers = (0..<8_000).map { number in
            "<Tracking event=\"progress\" offset=\"00:00:01\">https://p.example/\(number)</Tracking>"
        }
        let document = vast.replacing(
            "<TrackingEvents>\n<Tracking event=\"creativeView\">",
            with: "<TrackingEvents>\(trackers.joined())<Tracking event=\"creativeView\">"
        )
        let resolver = VASTResolver(Data(document.utf8), macros: VASTMacros(), wanted: .one)
        guard case .done(let resolution) = resolver.step else { throw CancellationError() }
        var machine = VideoTrackers(try #require(resolution.ad))
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        let before = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #expect(machine.progress(through: 1.5, of: 20).count == 8_000)
        #expect(machine.progress(through: 1.6, of: 20).isEmpty)
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        #expect(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - before < 2)
    }

    private func wrapper(_ url: String) -> String {
        """
        <VAST version="3.0"><Ad><Wrapper><AdSystem>W</AdSystem>
        <Error><![CDATA[https://w.example/error?c=[ERRORCODE]]]></Error>
        <Impression>https://w.example/i</Impression><VASTAdTagURI>\(url)</VASTAdTagURI>
        </Wrapper></Ad></VAST>
        """
    }

    @Test func `an eager load waits for the wrappers, not for the video`() async throws {
        stage.answer(vast, at: "https://w.example/next", after: 0.7)
        stage.answer(.response(bids: [.bid(markup(wrapper("https://w.example/next")))]))
        let outcome = stage.load(stage.engine(), assets: assets())
        await stage.clock.advance(by: 2)
        let ad = try outcome.ad
        #expect(outcome.time == 0.7)
        #expect(ad.video.isPlayable)
        #expect(ad.video.files.map(\.url) == ["https://cdn.example/v.mp4"])
        #expect(!stage.calls.contains { $0.contains("cdn.example") })
        ad.play(.init(position: 0, state: .playing))
        await stage.clock.settle()
        #expect(stage.calls.contains("https://w.example/i"))
        #expect(stage.calls.contains("https://v.example/i"))
    }

    @Test func `an address in a wrapper is taken against where the wrapper came from`() async throws
    {
        let moved = HTTPResponse(
            status: 302,
            headers: ["Location": "https://moved.example/a/tag"]
        )
        stage.network.add(.init(.url("https://w.example/tag"), .success(moved)))
        stage.answer(wrapper("next.xml"), at: "https://moved.example/a/tag")
        stage.answer(vast, at: "https://moved.example/a/next.xml")
        let ad = try await stage.ad(markup(wrapper("https://w.example/tag")), assets: assets())
        #expect(ad.video.isPlayable)
    }

    @Test(arguments: [false, true])
    func `an ad without its video stays, unless that was required`(isRequired: Bool) async throws {
        stage.answer(.response(bids: [.bid(markup(wrapper("https://w.example/none")))]))
        let outcome = stage.load(stage.engine(), assets: assets(required: isRequired))
        await stage.clock.advance(by: 20)
        if isRequired {
            #expect(outcome.error == .noFill)
        } else {
            #expect(try !outcome.ad.video.isPlayable)
        }
        #expect(stage.calls.contains { $0.hasPrefix("https://w.example/error?c=3") })
    }

    @Test func `a video of no known type is error 403`() async throws {
        let webm = vast.replacingOccurrences(of: "video/mp4", with: "video/webm")
        let ad = try await stage.ad(markup(webm), assets: assets())
        await stage.clock.settle()
        #expect(!ad.video.isPlayable)
        #expect(stage.calls == ["https://v.example/error?c=403"])
    }

    @Test func `a lazy load returns first, and what plays before the wrappers is told after`()
        async throws
    {
        stage.configuration.pictures = .lazy
        stage.answer(vast, at: "https://w.example/next", after: 3)
        let ad = try await stage.ad(markup(wrapper("https://w.example/next")), assets: assets())
        #expect(!ad.video.isPlayable)
        ad.play(.init(position: 0, state: .playing))
        await stage.clock.settle()
        #expect(!stage.calls.contains("https://v.example/start"))
        await stage.clock.advance(by: 4)
        #expect(stage.calls.filter { $0 == "https://v.example/start" }.count == 1)
        #expect(stage.calls.filter { $0 == "https://w.example/i" }.count == 1)
    }

    @Test func `an expired ad's video counts nothing`() async throws {
        let ad = try await shown
        let record = stage.record(ad)
        await stage.clock.advance(by: 3601)
        ad.play(.init(position: 0, state: .playing))
        await stage.clock.settle()
        #expect(video(record).isEmpty)
        #expect(stage.calls.isEmpty)
    }

    @Test func `an ad that is let go asks for no further wrapper`() async throws {
        stage.configuration.pictures = .lazy
        stage.answer(wrapper("https://w.example/2"), at: "https://w.example/1", after: 3)
        var ad: NativeAd? = try await stage.ad(
            markup(wrapper("https://w.example/1")),
            assets: assets()
        )
        weak let gone = ad
        ad?.enterWindow()
        await stage.clock.settle()
        ad = nil
        #expect(gone == nil)
        await stage.clock.advance(by: 10)
        #expect(stage.calls == ["https://w.example/1"])
    }
}
