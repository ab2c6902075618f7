import Testing

@testable import NativeAds

struct CountingRulesTests {
    typealias Action = CountingMachine.Action

    struct Row: CustomTestStringConvertible, Sendable {
        var rules: CountingRules
        var visible: Double
        var area = 100.0
        var isLaidOut = true
        var isForeground = true
        var media = MainMedia.none
        /// What counts at once, and what after a second of it.
        var atOnce: [Action]
        var afterOneSecond: [Action] = []

        var testDescription: String {
            "\(rules.impression) large \(rules.largeAds) \(visible) of \(area) \(media)"
        }
    }

    private static let first = CountingRules()
    private static let half = CountingRules(impression: .mrc50)
    private static let laidOut = CountingRules(impression: .rendered)
    private static let large = CountingRules(largeAds: true)
    private static let waiting = CountingRules(needsMainMedia: true)
    private static let mrc50 = Action.viewable(.mrc50)
    private static let mrc100 = Action.viewable(.mrc100)

    static let rows = [
        Row(rules: first, visible: 0, atOnce: [.rendered]),
        Row(rules: first, visible: 1e-6, atOnce: [.rendered, .impression]),
        Row(rules: first, visible: 1e-12, atOnce: [.rendered]),
        Row(rules: first, visible: 0.499_999, atOnce: [.rendered, .impression]),
        Row(rules: first, visible: 0.5, atOnce: [.rendered, .impression], afterOneSecond: [mrc50]),
        Row(
            rules: first,
            visible: 0.999_999,
            atOnce: [.rendered, .impression],
            afterOneSecond: [mrc50]
        ),
        Row(
            rules: first,
            visible: 1,
            atOnce: [.rendered, .impression],
            afterOneSecond: [mrc50, mrc100]
        ),
        Row(rules: half, visible: 0.4967, atOnce: [.rendered]),
        Row(rules: half, visible: 0.5, atOnce: [.rendered], afterOneSecond: [.impression, mrc50]),
        Row(rules: laidOut, visible: 0, atOnce: [.rendered, .impression]),
        Row(rules: laidOut, visible: 0, isLaidOut: false, atOnce: []),
        Row(rules: laidOut, visible: 1, isForeground: false, atOnce: []),
        Row(rules: first, visible: 0.4, area: 300_000, atOnce: [.rendered, .impression]),
        Row(
            rules: large,
            visible: 0.3,
            area: 242_500,
            atOnce: [.rendered, .impression],
            afterOneSecond: [mrc50]
        ),
        Row(rules: large, visible: 0.3, area: 242_499, atOnce: [.rendered, .impression]),
        Row(rules: large, visible: 0.2999, area: 1e6, atOnce: [.rendered, .impression]),
        // No size, or none that is a number.
        Row(rules: laidOut, visible: 1, area: 0, atOnce: []),
        Row(rules: laidOut, visible: 1, area: -1, atOnce: []),
        Row(rules: laidOut, visible: 1, area: .nan, atOnce: []),
        Row(rules: laidOut, visible: 1, area: .infinity, atOnce: []),
        Row(rules: first, visible: .nan, atOnce: [.rendered]),
        // The main media.
        Row(rules: waiting, visible: 1, media: .pending, atOnce: [.rendered]),
        Row(rules: waiting, visible: 1, media: .failed, atOnce: [.rendered]),
        Row(
            rules: waiting,
            visible: 1,
            media: .loaded,
            atOnce: [.rendered, .impression],
            afterOneSecond: [mrc50, mrc100]
        ),
        Row(rules: waiting, visible: 0.1, media: .none, atOnce: [.rendered, .impression]),
        Row(rules: first, visible: 0.1, media: .pending, atOnce: [.rendered, .impression]),
    ]

    @Test(arguments: rows)
    func `counts what a rule asks for and nothing more`(row: Row) {
        var machine = CountingMachine(rules: row.rules)
        let sample = ExposureSample(
            visible: row.visible,
            area: row.area,
            isLaidOut: row.isLaidOut,
            isForeground: row.isForeground
        )
        #expect(machine.sample(sample, media: row.media, at: 7) == row.atOnce)
        #expect(machine.sample(sample, media: row.media, at: 7.5).isEmpty)
        #expect(machine.sample(sample, media: row.media, at: 7.999).isEmpty)
        #expect(machine.sample(sample, media: row.media, at: 8) == row.afterOneSecond)
        #expect(machine.sample(sample, media: row.media, at: 8.5).isEmpty)
    }

    @Test func `starts the second when the main media has come`() {
        var machine = CountingMachine(rules: Self.waiting)
        let sample = ExposureSample(visible: 1, area: 100)
        var times: [Action: Double] = [:]
        for tick in 0...40 {
            let time = Double(tick) / 10
            let media = time < 1.95 ? MainMedia.pending : .loaded
            for event in machine.sample(sample, media: media, at: time) { times[event] = time }
        }
        #expect(times == [.rendered: 0, .impression: 2, Self.mrc50: 3, Self.mrc100: 3])
    }

    @Test func `wants no samples for what the settings have made impossible`() {
        var machine = CountingMachine(rules: Self.waiting)
        #expect(machine.wantsSamples(.failed), "it can still be rendered")
        _ = machine.sample(ExposureSample(visible: 1, area: 100), media: .pending, at: 0)
        #expect(machine.wantsSamples(.pending))
        #expect(machine.wantsSamples(.loaded))
        #expect(machine.wantsSamples(.none))
        #expect(!machine.wantsSamples(.failed))
        var other = CountingMachine(rules: Self.first)
        _ = other.sample(ExposureSample(visible: 0.1, area: 100), at: 0)
        #expect(other.wantsSamples(.failed), "nobody waits for the media here")
    }

    /// By the definition, slowly: an event counts at the first sample that ends a row of samples
    /// which all meet it, lie at most half a second apart, and last long enough together.
    private func expected(
        _ samples: [(time: Double, sample: ExposureSample)],
        _ rules: CountingRules
    ) -> [Action: Double] {
        var times: [Action: Double] = [:]
        for event in CountingRules.events {
            guard let requirement = rules.requirement(for: event) else { continue }
            times[event] = samples.indices.first { end in
                var start = end
                while requirement.isMet(by: samples[start].sample) {
                    let lasted = samples[end].time - samples[start].time
                    if lasted >= requirement.seconds - 1e-6 { return true }
                    guard start > 0 else { return false }
                    let gap = samples[start].time - samples[start - 1].time
                    guard (0...0.500_001).contains(gap) else { return false }
                    start -= 1
                }
                return false
            }.map { samples[$0].time }
        }
        return times
    }

    @Test func `agrees with the definition on a thousand random lives`() {
        var generator = SeededNumbers(seed: 5)
        for life in 0..<1000 {
            let rules = CountingRules(
                impression: ImpressionRule.allCases.randomElement(using: &generator) ?? .onePixel,
                largeAds: Bool.random(using: &generator)
            )
            var time = 0.0
            let samples = (0..<60).map { _ in
                let gaps = [0.1, 0.1, 0.1, 0.1, 0.2, 0.4, 0.5, 0.6, 5, -0.1]
                time += gaps.randomElement(using: &generator) ?? 0.1
                let parts = [1, 1, 1, 1, 0.7, 0.5, 0.4999, 0.3, 0.01, 0, Double.nan]
                let sample = ExposureSample(
                    visible: parts.randomElement(using: &generator) ?? 1,
                    area: [100, 242_500].randomElement(using: &generator) ?? 100,
                    isLaidOut: Int.random(in: 0..<30, using: &generator) > 0,
                    isForeground: Int.random(in: 0..<30, using: &generator) > 0
                )
                return (time: time, sample: sample)
            }
            var machine = CountingMachine(rules: rules)
            var counted: [Action: Double] = [:]
            for (time, sample) in samples {
                for event in machine.sample(sample, at: time) {
                    #expect(counted.updateValue(time, forKey: event) == nil)
                }
            }
            #expect(counted == expected(samples, rules), "life \(life)")
        }
    }
}
