import Foundation
import OpenRTB

@testable import NativeAds

/// A virtual world with an engine in it, and words for what tests do with them.
@MainActor final class Stage {
    nonisolated static let auction = "https://ads.example/auction"
    nonisolated static let backfill = "https://backfill.example/auction"

    /// Markup with a tracker of each kind that counts, one twice, a script and an unknown event.
    nonisolated static let counted = #"""
        {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},
        "eventtrackers":[{"event":1,"method":1,"url":"https://t.example/i"},
        {"event":2,"method":1,"url":"https://t.example/v50"},
        {"event":3,"method":1,"url":"https://t.example/v100"},
        {"event":1,"method":2,"url":"https://t.example/s.js"},
        {"event":700,"method":1,"url":"https://t.example/custom"}],
        "imptrackers":["https://t.example/i","https://t.example/old"]}
        """#

    let clock = ManualClock()
    let network: ScriptedNetwork
    var world: World
    var configuration: NativeAds.Configuration
    private var observations: [Observation] = []

    init(hasBackfill: Bool = false) {
        network = ScriptedNetwork(clock: clock)
        world = .test(clock: clock, network: network)
        configuration = NativeAds.Configuration(
            endpoint: URL.fixture(Self.auction),
            backfill: hasBackfill ? URL.fixture(Self.backfill) : nil
        )
    }

    func engine() -> NativeAds { NativeAds(configuration, world: world) }

    /// Answers the auction at `url`.
    func answer(
        _ body: String,
        status: Int = 200,
        at url: String = auction,
        after: Double = 0,
        times: Int? = nil
    ) {
        network.add(
            .init(
                .url(url),
                .success(HTTPResponse(status: status, body: Data(body.utf8))),
                after: after,
                times: times
            )
        )
    }

    /// Serves a real picture header of that size at every address that begins so.
    func servePictures(_ prefix: String = "https://cdn.example/", after: Double = 0) {
        network.add(
            .init(
                .prefix(prefix),
                .success(HTTPResponse(status: 200, body: .png(1200, 627))),
                after: after
            )
        )
    }

    /// Starts a load and keeps its outcome.
    func load(
        _ ads: NativeAds,
        count: Int = 1,
        assets: [AssetRequest] = .standard,
        timeout: Double? = nil
    ) -> Outcome {
        let outcome = Outcome()
        outcome.task = Task {
            do throws(AdError) {
                outcome.results.append(
                    .success(
                        try await ads.load("home", count: count, assets: assets, timeout: timeout)
                    )
                )
            } catch {
                outcome.results.append(.failure(error))
            }
            outcome.time = clock.uptime
        }
        return outcome
    }

    /// Loads the one ad of `markup`, and begins to note its events.
    func ad(
        _ markup: String,
        bid: String = "",
        assets: [AssetRequest] = .headline
    ) async throws -> NativeAd {
        let url = "https://ads.example/\(UUID().uuidString)"
        answer(.response(bids: [.bid(markup, more: bid)]), at: url)
        var settings = configuration
        settings.endpoint = URL.fixture(url)
        let outcome = load(NativeAds(settings, world: world), assets: assets)
        await clock.settle()
        return try outcome.ad
    }

    /// Notes the events of an ad from now on.
    func record(_ ad: NativeAd) -> Record {
        let record = Record()
        observations.append(
            ad.observe { [clock] in record.events.append((clock.uptime, $0)) }
        )
        return record
    }

    /// Requests so far to anything but auctions.
    var calls: [String] { network.urls.filter { !$0.hasPrefix("https://ads.example/") } }

    /// Shows an ad for a while, sampled every tenth of a second as the views do.
    func show(
        _ ad: NativeAd,
        for seconds: Double,
        visible: Double = 1,
        isForeground: Bool = true
    ) async {
        let start = clock.uptime
        for tick in 0...Int((seconds * 10).rounded()) {
            await clock.advance(to: start + Double(tick) / 10)
            ad.sample(
                ExposureSample(visible: visible, area: 117_000, isForeground: isForeground)
            )
        }
        await clock.settle()
    }
}

/// What became of a load.
@MainActor final class Outcome {
    var results: [Result<[NativeAd], AdError>] = []
    var time: Double?
    var task: Task<Void, Never>?

    var ads: [NativeAd] { (try? results.first?.get()) ?? [] }

    var ad: NativeAd {
        get throws {
            guard let result = results.first else { throw Missing() }
            guard let ad = try result.get().first else { throw Missing() }
            return ad
        }
    }

    var error: AdError? {
        if case .failure(let error) = results.first { error } else { nil }
    }

    struct Missing: Error {}
}

/// The events of one ad with their times.
@MainActor final class Record {
    var events: [(time: Double, event: AdEvent)] = []

    func times(of event: AdEvent) -> [Double] {
        events.filter { $0.event == event }.map { ($0.time * 1000).rounded() / 1000 }
    }

    var all: [AdEvent] { events.map(\.event) }
}

extension URL {
    /// The URL that a test writes down, which is one.
    static func fixture(_ text: String) -> URL {
        guard let url = URL(string: text) else { preconditionFailure("\(text) is no URL") }
        return url
    }
}

extension Data {
    /// The first bytes of a PNG of that size: all that the engine reads of one.
    static func png(_ width: UInt32, _ height: UInt32) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        data += Data("IHDR".utf8)
        for value in [width, height] {
            data += Swift.withUnsafeBytes(of: value.bigEndian) { Data($0) }
        }
        return data + Data([8, 6, 0, 0, 0])
    }
}

extension String {
    /// A bid response with one seat.
    static func response(bids: [String]) -> String {
        #"{"id":"r1","cur":"USD","seatbid":[{"seat":"s","bid":[\#(bids.joined(separator: ","))]}]}"#
    }

    /// A bid with native markup; `more` are further members with their comma behind.
    static func bid(
        _ markup: String,
        id: String = "b1",
        impid: String = "1",
        price: Double = 1.2,
        more: String = ""
    ) -> String {
        #"{\#(more)"id":"\#(id)","impid":"\#(impid)","price":\#(price),"adm":\#(markup)}"#
    }

    /// Markup with what the standard assets require.
    static func markup(_ title: String = "Rain coats", main: String = "m.jpg") -> String {
        #"""
        {"assets":[{"id":1,"title":{"text":"\#(title)"}},
        {"id":2,"img":{"url":"https://cdn.example/\#(main)","w":1200,"h":627}}],
        "link":{"url":"https://shop.example/r"}}
        """#
    }
}

extension [AssetRequest] {
    /// Asks for a headline, and takes an ad without.
    static var headline: [AssetRequest] { [AssetRequest(id: 1, content: .title(length: 90))] }
}
