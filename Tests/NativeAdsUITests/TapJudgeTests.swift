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
}
