import Foundation
import NativeAds

extension World {
    /// The world of a scenario: its clock, its network, its user defaults, its installed apps.
    ///
    /// Files live in memory, and identifiers follow from the seed. `connection` says how the device
    /// is on the network.
    static func replay(
        _ settings: ScenarioSettings,
        connection: Locked<ScenarioStep.Connection>,
        clock: ManualClock,
        network: ScriptedNetwork
    ) -> World {
        var world = World.test(
            clock: clock,
            network: network,
            files: .memory(now: { clock.wallClock }),
            defaults: settings.defaults
        )
        world.randomID = SeededIDs(seed: settings.seed).next
        world.device = {
            var facts = DeviceFacts()
            facts.connection = connection.withLock { DeviceFacts.Connection(rawValue: $0.rawValue) }
            return facts
        }
        let apps = settings.opens.union(["http", "https"])
        world.open = { url, _ in url.scheme.map { apps.contains($0.lowercased()) } ?? false }
        return world
    }
}

extension ScriptedNetwork.Rule {
    /// The rule of a scenario, whose body is made when it is asked for.
    init(_ rule: HTTPRule) {
        self.init(
            rule.target,
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
