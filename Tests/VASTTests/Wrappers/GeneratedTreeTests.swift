import Foundation
import Testing

@testable import VAST

@Suite struct GeneratedTreeTests {
    private static let seeds: Range<UInt64> = 1..<301

    private func follow(_ tree: GeneratedTree, wanted: VASTResolver.Wanted) throws -> VASTResolution
    {
        var resolver = VASTResolver(
            Data(try #require(tree.text(0)).utf8),
            macros: Fixture.macros,
            wanted: wanted
        )
        for _ in 0..<100 {
            guard case .fetch(let url) = resolver.step else { break }
            let text = Int(url.lastPathComponent).flatMap(tree.text)
            resolver.answer(
                text.map { .response(status: 200, body: Data($0.utf8)) } ?? .failed
            )
        }
        guard case .done(let resolution) = resolver.step else {
            Issue.record("there is no end")
            return VASTResolution()
        }
        return resolution
    }

    @Test func `pods, rules, loops and bad ends come out as plain recursion says`() throws {
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed)
            let resolution = try follow(tree, wanted: .all)
            let outcome = GeneratedTree.Outcome(
                titles: resolution.ads.compactMap(\.title),
                failures: resolution.failures.map { .init(code: $0.code, pings: $0.pings) },
                requests: resolution.requests
            )
            #expect(outcome == tree.outcome, "seed \(seed)")
        }
    }

    @Test
    func `a place for one ad gets one of those that there are, the first by itself if it can`()
        throws
    {
        for seed in Self.seeds {
            let tree = GeneratedTree(seed: seed)
            let one = try follow(tree, wanted: .one)
            #expect(one.ads.count <= 1, "seed \(seed)")
            // With more than one document's ads to choose from, limits may strike elsewhere.
            let alone = tree.nodes[0].ads.first { $0.sequence == nil && $0.target == nil }
            guard let alone, tree.nodes[0].ads.allSatisfy({ $0.target == nil }) else { continue }
            #expect(one.ads.map(\.title) == [alone.name], "seed \(seed)")
            #expect(one.requests.isEmpty, "seed \(seed)")
        }
    }

    @Test func `the trees hold every kind of end`() {
        let outcomes = Self.seeds.map { GeneratedTree(seed: $0).outcome }
        let codes = Set(outcomes.flatMap(\.failures).map(\.code))
        #expect(codes == [100, 301, 302, 303])
        #expect(outcomes.contains { $0.titles.count > 2 && !$0.failures.isEmpty })
        #expect(outcomes.contains { $0.requests.count > 4 })
    }
}
