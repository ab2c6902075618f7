package import Foundation

extension Scenario {
    private static let keys = [
        "about", "screen", "settings", "seed", "demand", "http", "until", "steps",
    ]
    /// The last instant that a scenario may name, in seconds: four months.
    static let latest = 1e7

    /// Reads a scenario strictly.
    ///
    /// What is unknown, of a wrong kind or named before it is made is an
    /// error. Whatever the bytes are, it takes bounded time and memory.
    package static func read(_ bytes: Data) throws(ScenarioError) -> Scenario {
        try Scenario(ScenarioPlace(bytes, called: "the scenario"))
    }

    private init(_ place: ScenarioPlace) throws(ScenarioError) {
        let fields = try place.members(of: Self.keys)
        about = try fields["about"]?.text()
        screen = try fields["screen"].map(Self.screen) ?? CGSize(width: 390, height: 844)
        settings = try fields["settings"].map(Self.settings) ?? ScenarioSettings()
        if let seed = fields["seed"] { settings.seed = try ScenarioSettings.seed(seed) }
        demand = try Self.demand(fields["demand"])
        http = try fields["http"].map(HTTPRule.list) ?? []
        steps = try fields["steps"].map(Self.steps) ?? []
        until = .zero
        if let field = fields["until"] {
            until = Instant(seconds: try field.number(0...Self.latest))
        } else {
            until = end
        }
    }

    /// One second after the last step, but no finger stays down for ever.
    private var end: Instant {
        let last = (steps.last?.at ?? .zero) + Instant(microseconds: 1_000_000)
        return steps.reduce(last) { end, step in
            guard case .drag(let drag) = step.action else { return end }
            return max(end, step.at + Instant(seconds: drag.seconds))
        }
    }

    private static func settings(
        _ place: ScenarioPlace
    ) throws(ScenarioError) -> ScenarioSettings {
        try ScenarioSettings(place)
    }

    private static func screen(_ place: ScenarioPlace) throws(ScenarioError) -> CGSize {
        let sides = try place.list(most: 2) { side throws(ScenarioError) in
            try side.number(1...20_000)
        }
        guard sides.count == 2 else { throw place.error("must be width and height") }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func demand(_ place: ScenarioPlace?) throws(ScenarioError) -> Demand {
        let fields = try place?.members(of: ["direct", "backfill"]) ?? [:]
        return Demand(
            direct: try url(fields["direct"], or: "https://ads.example/auction"),
            backfill: try url(fields["backfill"], or: "https://backfill.example/auction")
        )
    }

    private static func url(
        _ place: ScenarioPlace?,
        or usual: String
    ) throws(ScenarioError) -> URL {
        let text = try place?.text() ?? usual
        guard let url = URL(string: text), url.scheme != nil, url.host != nil else {
            throw place?.error("must be a URL") ?? ScenarioError("\(text) is no URL")
        }
        return url
    }

    /// The steps in the order in which they happen: by time, and at one instant as they are written.
    private static func steps(_ place: ScenarioPlace) throws(ScenarioError) -> [ScenarioStep] {
        let read = try place.list(most: 100_000) { place throws(ScenarioError) in
            (step: try ScenarioStep(place), place: place)
        }
        let sorted = read.enumerated().sorted {
            ($0.element.step.at, $0.offset) < ($1.element.step.at, $1.offset)
        }
        var names = ScenarioNames(of: sorted.map { ($0.element.step, $0.element.place.path) })
        for (_, element) in sorted { try names.check(element.step.action, at: element.place) }
        return sorted.map(\.element.step)
    }
}
