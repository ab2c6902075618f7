import Testing

@testable import NativeAds

struct CountingMachineTests {
    typealias Action = CountingMachine.Action

    /// What is visible from a time on.
    struct Step: Sendable {
        var time: Double
        var visible: Double
        var isLaidOut = true
        var isForeground = true
        var area = 117_000.0
    }

    struct Story: CustomTestStringConvertible, Sendable {
        var name: String
        var rules = CountingRules()
        var steps: [Step]
        var end: Double
        var expected: [Action: Double]

        var testDescription: String { name }
    }

    /// Samples every tenth of a second, as views do, and notes when things count.
    private func play(_ story: Story) -> [Action: Double] {
        var machine = CountingMachine(rules: story.rules)
        var times: [Action: Double] = [:]
        for tick in 0...Int((story.end * 10).rounded()) {
            let time = Double(tick) / 10
            guard let step = story.steps.last(where: { $0.time <= time + 1e-9 }) else { continue }
            let sample = ExposureSample(
                visible: step.visible,
                area: step.area,
                isLaidOut: step.isLaidOut,
                isForeground: step.isForeground
            )
            for action in machine.sample(sample, at: time) {
                #expect(times[action] == nil, "\(action) counted twice")
                times[action] = time
            }
        }
        return times
    }

    static let stories = [
        Story(
            name: "scrolled in from far below",
            steps: [
                Step(time: 0, visible: 1, isLaidOut: false), Step(time: 0.2, visible: 0),
                Step(time: 6, visible: 0.48), Step(time: 8, visible: 1),
            ],
            end: 9.5,
            expected: [
                .rendered: 0.2, .impression: 6, .viewable(.mrc50): 9, .viewable(.mrc100): 9,
            ]
        ),
        Story(
            name: "exactly half",
            steps: [Step(time: 0, visible: 0.5)],
            end: 3,
            expected: [.rendered: 0, .impression: 0, .viewable(.mrc50): 1]
        ),
        Story(
            name: "just under half",
            steps: [Step(time: 0, visible: 0.4967)],
            end: 3,
            expected: [.rendered: 0, .impression: 0]
        ),
        Story(
            name: "a second in two parts",
            steps: [
                Step(time: 0, visible: 1), Step(time: 0.8, visible: 0.2),
                Step(time: 1, visible: 0.7),
            ],
            end: 1.9,
            expected: [.rendered: 0, .impression: 0]
        ),
        Story(
            name: "in the background half way",
            steps: [
                Step(time: 0, visible: 1), Step(time: 0.6, visible: 1, isForeground: false),
                Step(time: 60, visible: 1),
            ],
            end: 62,
            expected: [
                .rendered: 0, .impression: 0, .viewable(.mrc50): 61, .viewable(.mrc100): 61,
            ]
        ),
        Story(
            name: "impression by half a second and a half",
            rules: .init(impression: .mrc50),
            steps: [Step(time: 0.5, visible: 0.6)],
            end: 3,
            expected: [.rendered: 0.5, .impression: 1.5, .viewable(.mrc50): 1.5]
        ),
        Story(
            name: "impression by rendering alone",
            rules: .init(impression: .rendered),
            steps: [Step(time: 1, visible: 0)],
            end: 2,
            expected: [.rendered: 1, .impression: 1]
        ),
        Story(
            name: "large ad, rule off",
            steps: [Step(time: 0, visible: 0.3, area: 242_500)],
            end: 2,
            expected: [.rendered: 0, .impression: 0]
        ),
        Story(
            name: "large ad, rule on",
            rules: .init(largeAds: true),
            steps: [Step(time: 0, visible: 0.3, area: 242_500)],
            end: 2,
            expected: [.rendered: 0, .impression: 0, .viewable(.mrc50): 1]
        ),
        Story(
            name: "not quite large, rule on",
            rules: .init(largeAds: true),
            steps: [Step(time: 0, visible: 0.3, area: 242_499)],
            end: 2,
            expected: [.rendered: 0, .impression: 0]
        ),
        Story(
            name: "not a number",
            steps: [Step(time: 0, visible: .nan)],
            end: 2,
            expected: [.rendered: 0]
        ),
    ]

    @Test(arguments: stories)
    func `counts each thing once and at its time`(story: Story) {
        #expect(play(story) == story.expected)
    }

    private let whole = ExposureSample(visible: 1, area: 100)

    @Test func `trusts no time between samples that lie over half a second apart`() {
        var machine = CountingMachine(rules: .init())
        #expect(machine.sample(whole, at: 0) == [.rendered, .impression])
        #expect(machine.sample(whole, at: 0.5).isEmpty)
        #expect(machine.sample(whole, at: 1.1).isEmpty)
        #expect(machine.sample(whole, at: 1.6).isEmpty)
        #expect(
            machine.sample(whole, at: 2.1) == [.viewable(.mrc50), .viewable(.mrc100)]
        )
    }

    @Test func `starts from zero when the clock goes back or the view changes`() {
        var machine = CountingMachine(rules: .init())
        _ = machine.sample(whole, at: 10)
        #expect(machine.sample(whole, at: 9.5).isEmpty)
        #expect(machine.sample(whole, at: 10).isEmpty)
        machine.interrupt()
        #expect(machine.sample(whole, at: 10.4).isEmpty)
        #expect(machine.sample(whole, at: 10.9).isEmpty)
        #expect(machine.sample(whole, at: 11.4).count == 2)
    }

    @Test func `says when nothing more can count`() {
        var machine = CountingMachine(rules: .init())
        _ = machine.sample(ExposureSample(visible: 0.6, area: 100), at: 0)
        _ = machine.sample(ExposureSample(visible: 0.6, area: 100), at: 0.5)
        _ = machine.sample(ExposureSample(visible: 1, area: 100), at: 1)
        #expect(machine.wantsSamples(.none))
        _ = machine.sample(whole, at: 1.5)
        _ = machine.sample(whole, at: 2)
        #expect(!machine.wantsSamples(.none))
        #expect(machine.sample(whole, at: 2.5).isEmpty)
    }
}
