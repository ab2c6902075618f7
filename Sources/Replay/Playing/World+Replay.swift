import Foundation
import NativeAds

extension World {
    /// The world of a scenario: its clock, its network, its user defaults, its installed apps.
    ///
    /// Files live in memory, and identifiers follow from the seed.
    static func replay(
        _ settings: ScenarioSettings,
        clock: ManualClock,
        network: ScriptedNetwork
    ) -> World {
        var world = World.test(
            clock: clock,
            network: network,
            files: .memory(now: { clock.wallClock }),
            defaults: settings.defaults
        )
        let ids = Locked(SplitMix(state: settings.seed))
        world.randomID = { ids.withLock { $0.id() } }
        let apps = settings.opens.union(["http", "https"])
        world.open = { url, _ in url.scheme.map { apps.contains($0.lowercased()) } ?? false }
        return world
    }
}

/// Numbers that look random and follow from a seed (Steele, Lea and Flood, 2014).
private struct SplitMix: Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// An identifier of 32 hexadecimal digits.
    mutating func id() -> String {
        let halves = [next(), next()].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        return halves.joined()
    }
}

extension ScriptedNetwork.Rule {
    /// The rule of a scenario, whose body is made when it is asked for.
    init(_ rule: HTTPRule) {
        let target: Target
        switch rule.target {
        case .url(let url): target = .url(url)
        case .prefix(let start): target = .prefix(start)
        }
        self.init(
            target,
            making: {
                switch rule.answer {
                case .failure(let error): .failure(error)
                case .response(let status, let headers, let content):
                    .success(HTTPResponse(status: status, headers: headers, body: content.data))
                }
            },
            after: rule.after,
            times: rule.times
        )
    }
}
