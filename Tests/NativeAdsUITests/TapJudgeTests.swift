import Foundation
import Testing

@testable import NativeAdsUI

struct TapJudgeTests {
    @Test(arguments: [
        (0.0, 0.05, TapJudge.Verdict.tap), (9.9, 0.49, .tap), (10, 0.1, .moved), (4, 0.5, .long),
        (-12, 2, .moved), (Double.nan, 0.1, .moved),
    ])
    func `a tap is short and almost in one place`(
        distance: Double,
        seconds: Double,
        verdict: TapJudge.Verdict
    ) {
        var judge = TapJudge(at: CGPoint(x: 100, y: 100), time: 5)
        judge.move(to: CGPoint(x: 100 + distance, y: 100))
        judge.move(to: CGPoint(x: 100, y: 100))
        #expect(judge.verdict(at: 5 + seconds) == verdict)
    }

    @Test func `samples once a step, however often the screen is drawn`() {
        var grid = SampleGrid()
        let due = (0...60).filter { grid.isDue(at: 10 + Double($0) / 60) }
        #expect(due == [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60])
    }

    @Test func `late pictures do not push later samples back`() {
        var grid = SampleGrid()
        let times = [1.0, 1.13, 1.2, 1.31, 2.5, 2.55, 2.6]
        #expect(times.filter { grid.isDue(at: $0) } == [1.0, 1.13, 1.2, 1.31, 2.5, 2.6])
    }
}
