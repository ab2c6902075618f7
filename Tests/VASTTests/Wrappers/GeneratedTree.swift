import Foundation

/// Documents that lead to each other, made up from a seed: pods, stand-alone ads and wrappers with
/// every rule, ends that are empty, damaged or missing, and loops.
///
/// ``outcome`` is what the specification says must come of them, worked out by plain recursion.
struct GeneratedTree {
    struct Node {
        var ads: [Ad] = []
        var hasError = false
    }

    struct Ad {
        var name: String
        var sequence: Int?
        /// What it leads to; `nil` for an ad that can be played.
        var target: Int?
        var follows = true
        var allowsMore = false
        var fallsBack: Bool?
    }

    /// What must come: titles in order, and codes with those who are told.
    struct Outcome: Equatable {
        var titles: [String] = []
        var failures: [Failure] = []
        var requests: [String] = []
    }

    struct Failure: Equatable {
        var code: Int
        var pings: [String]
    }

    private(set) var nodes: [Node] = []
    private static let ends = ["", "<VAST><Ad>", "<html></html>"]
    private static let codes = [303, 100, 100]

    init(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let count = 2 + random.below(7)
        for index in 0..<count {
            var node = Node(hasError: random.chance())
            for place in 0..<random.below(4) {
                var ad = Ad(name: "d\(index)a\(place)")
                if random.chance(1, of: 3) { ad.sequence = 1 + random.below(3) }
                if random.chance(3, of: 5) {
                    // Beyond the documents lie bad ends, and one that is missing; before, loops.
                    ad.target =
                        random.chance(1, of: 8)
                        ? random.below(index + 1) : index + 1 + random.below(count + 4 - index)
                    ad.follows = random.chance(3, of: 4)
                    ad.allowsMore = random.chance()
                    ad.fallsBack = random.pick([nil, true, false])
                }
                node.ads.append(ad)
            }
            nodes.append(node)
        }
    }

    static func address(_ index: Int) -> String { "https://ads.example/\(index)" }

    /// The document at a place; `nil` where there is none.
    func text(_ index: Int) -> String? {
        guard nodes.indices.contains(index) else {
            let end = index - nodes.count
            return Self.ends.indices.contains(end) ? Self.ends[end] : nil
        }
        let ads = nodes[index].ads.map { ad in
            let sequence = ad.sequence.map { " sequence=\"\($0)\"" } ?? ""
            let error = "<Error>\(Self.ping(ad.name))</Error>"
            guard let target = ad.target else {
                return "<Ad\(sequence)><InLine><AdTitle>\(ad.name)</AdTitle>\(error)</InLine></Ad>"
            }
            let rules =
                "followAdditionalWrappers=\"\(ad.follows)\" allowMultipleAds=\"\(ad.allowsMore)\""
                + (ad.fallsBack.map { " fallbackOnNoAd=\"\($0)\"" } ?? "")
            return "<Ad\(sequence)><Wrapper \(rules)>\(error)<VASTAdTagURI>\(Self.address(target))"
                + "</VASTAdTagURI></Wrapper></Ad>"
        }
        let error = nodes[index].hasError ? "<Error>\(Self.ping("d\(index)"))</Error>" : ""
        return "<VAST version=\"4.2\">\(error)\(ads.joined())</VAST>"
    }

    private static func ping(_ name: String) -> String { "https://t.example/\(name)?c=[ERRORCODE]" }

    /// What must come of following all ads from the first document on.
    var outcome: Outcome {
        var outcome = Outcome()
        _ = follow(0, behind: [], into: &outcome)
        return outcome
    }

    /// Whether an ad comes of a document behind these wrappers.
    private func follow(_ index: Int, behind chain: [Ad], into outcome: inout Outcome) -> Bool {
        guard nodes.indices.contains(index) else {
            let end = index - nodes.count
            fail(Self.codes.indices.contains(end) ? Self.codes[end] : 301, chain, into: &outcome)
            return false
        }
        let node = nodes[index]
        var waiting = usable(node, behind: chain.last)
        guard !waiting.isEmpty else {
            let own = (node.hasError ? ["d\(index)"] : []) + node.ads.map(\.name)
            fail(303, chain, own, into: &outcome)
            return false
        }
        var hasAd = false
        while !waiting.isEmpty {
            let ad = waiting.removeFirst()
            if attempt(ad, behind: chain, into: &outcome) {
                hasAd = true
            } else if ad.sequence == nil, ad.fallsBack == false {
                waiting.removeAll { $0.sequence == nil }
            }
        }
        return hasAd
    }

    private func attempt(_ ad: Ad, behind chain: [Ad], into outcome: inout Outcome) -> Bool {
        guard let target = ad.target else {
            outcome.titles.append(ad.name)
            return true
        }
        guard chain.count < 5, outcome.requests.count < 40 else {
            fail(302, chain + [ad], into: &outcome)
            return false
        }
        outcome.requests.append(Self.address(target))
        return follow(target, behind: chain + [ad], into: &outcome)
    }

    private func usable(_ node: Node, behind wrapper: Ad?) -> [Ad] {
        guard let wrapper else { return node.ads }
        let followed = node.ads.filter { wrapper.follows || $0.target == nil }
        if wrapper.allowsMore { return followed }
        if node.ads.count == 1 { return followed }
        return Array(followed.filter { $0.sequence == nil }.prefix(1))
    }

    private func fail(
        _ code: Int,
        _ chain: [Ad],
        _ own: [String] = [],
        into outcome: inout Outcome
    ) {
        var pings: [String] = []
        for name in chain.map(\.name) + own {
            let ping = "https://t.example/\(name)?c=\(code)"
            if !pings.contains(ping) { pings.append(ping) }
        }
        outcome.failures.append(Failure(code: code, pings: pings))
    }
}
