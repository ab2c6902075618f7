import Foundation
import Testing

@testable import VAST

@Suite struct GeneratedChainTests {
    private static let seeds: Range<UInt64> = 1..<31

    /// Follows a chain to its end, whatever it asks for.
    private func follow(
        _ chain: GeneratedChain,
        wanted: VASTResolver.Wanted
    ) throws -> VASTResolution {
        let first = try #require(chain.documents[GeneratedChain.first])
        var resolver = VASTResolver(
            Data(first.utf8),
            from: URL(string: GeneratedChain.first),
            macros: Fixture.macros,
            wanted: wanted
        )
        for _ in 0..<100 {
            guard case .fetch(let url) = resolver.step else { break }
            let source = chain.redirects[url.absoluteString] ?? url.absoluteString
            let body = chain.documents[source]
            resolver.answer(
                .response(
                    status: body == nil ? 404 : 200,
                    body: Data((body ?? "").utf8),
                    from: URL(string: source)
                )
            )
        }
        guard case .done(let resolution) = resolver.step else {
            Issue.record("there is no end")
            return VASTResolution()
        }
        return resolution
    }

    private func pings(_ chain: GeneratedChain, _ code: Int) -> [String] {
        chain.errors.map { "\($0)?c=\(code)" }
    }

    @Test(arguments: 0...5, [VASTResolver.Wanted.all, .one])
    func `whatever wrappers stand before an ad, it has everything of all of them`(
        length: Int,
        wanted: VASTResolver.Wanted
    ) throws {
        for seed in Self.seeds {
            let chain = GeneratedChain(length: length, seed: seed)
            let resolution = try follow(chain, wanted: wanted)
            let place: Comment = "seed \(seed)"
            let ad = try #require(resolution.ad, place)
            #expect(resolution.failure == nil, place)
            #expect(resolution.ads.count == 1, place)
            #expect(resolution.requests == chain.requests, place)
            #expect(ad.wrappers == length, place)
            #expect(ad.title == "ad", place)
            #expect(ad.duration == 10, place)
            #expect(ad.impressions == chain.impressions, place)
            #expect(ad.errors == chain.errors.map { $0 + "?c=[ERRORCODE]" }, place)
            #expect(ad.viewable.flatMap(\.viewable) == chain.viewable, place)
            #expect(ad.verifications.map(\.vendor) == chain.verifications, place)
            let linear = try #require(ad.linear, place)
            #expect(linear.mediaFiles.map(\.url) == ["https://cdn.example/v.mp4"], place)
            #expect(linear.tracking.map(\.url) == chain.starts, place)
            #expect(linear.clickTracking == chain.clickTracking, place)
            #expect(linear.clickThrough == chain.clickThrough, place)
        }
    }

    @Test(arguments: 6...7)
    func `more than five wrappers are error 302 to everybody asked`(length: Int) throws {
        for seed in Self.seeds {
            let chain = GeneratedChain(length: length, seed: seed)
            let resolution = try follow(chain, wanted: .one)
            #expect(resolution.ads.isEmpty, "seed \(seed)")
            #expect(resolution.failure?.code == 302, "seed \(seed)")
            #expect(resolution.failure?.pings == pings(chain, 302), "seed \(seed)")
            #expect(resolution.requests == chain.requests, "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("", 303), ("<VAST version='4.2'/>", 303), ("<VAST version='4.2'><Ad/></VAST>", 303),
        ("<!DOCTYPE html><html></html>", 100), ("{\"ad\":1}", 100), ("<VAST><Ad></VAST>", 100),
        ("<VMAP version='1.0'/>", 101), ("<VAST version='1.0'/>", 102),
    ])
    func `each bad end is told to the whole chain with its code`(end: String, code: Int) throws {
        for length in 1...5 {
            for seed in Self.seeds {
                let chain = GeneratedChain(length: length, seed: seed, end: end)
                let resolution = try follow(chain, wanted: .one)
                #expect(resolution.ads.isEmpty, "length \(length), seed \(seed)")
                #expect(resolution.failure?.code == code, "length \(length), seed \(seed)")
                #expect(
                    resolution.failure?.pings == pings(chain, code),
                    "length \(length), seed \(seed)"
                )
            }
        }
    }

    @Test(arguments: 1...5)
    func `an ad that loops back ends at the limit, and all are told once`(length: Int) throws {
        for seed in Self.seeds {
            let back = Fixture.wrapper(GeneratedChain.first)
            let chain = GeneratedChain(length: length, seed: seed, end: back)
            let resolution = try follow(chain, wanted: .all)
            #expect(resolution.ads.isEmpty, "seed \(seed)")
            #expect(resolution.failure?.code == 302, "seed \(seed)")
            #expect(resolution.requests.count == VASTResolver.wrapperLimit, "seed \(seed)")
            #expect(resolution.failure?.pings == pings(chain, 302), "seed \(seed)")
        }
    }

    @Test func `the chains are not all alike`() {
        let chains = Self.seeds.map { GeneratedChain(length: 3, seed: $0) }
        #expect(Set(chains.map(\.requests)).count > 15)
        #expect(chains.contains { $0.redirects.count > 1 })
        #expect(
            chains.contains { $0.clickThrough == nil } && chains.contains { $0.errors.count < 3 }
        )
    }
}
