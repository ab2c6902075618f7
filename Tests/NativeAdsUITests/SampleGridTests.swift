import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

struct SampleGridTests {
    @Test func `samples once a tenth, however often the screen is drawn`() {
        var grid = SampleGrid()
        let due = (0...60).filter { grid.isDue(at: 10 + Double($0) / 60) }
        #expect(due == [0, 6, 12, 18, 24, 30, 36, 42, 48, 54, 60])
    }

    @Test func `keeps to the tenths of the screen's clock, whenever it began`() {
        var grid = SampleGrid()
        let times = [1.03, 1.06, 1.1, 1.13, 1.2, 1.31, 2.5, 2.55, 2.6]
        let due = times.filter { grid.isDue(at: $0) }
        #expect(due == [1.1, 1.2, 1.31, 2.5, 2.6])
    }

    @Test func `a pause is not made up for`() {
        var grid = SampleGrid()
        let before = [1.0, 1.1].filter { grid.isDue(at: $0) }
        grid.pause()
        let after = [2.65, 2.69, 2.7, 2.7].filter { grid.isDue(at: $0) }
        #expect(before == [1.0, 1.1])
        #expect(after == [2.7])
    }

    @Test func `a sum of tenths is a tenth`() {
        var grid = SampleGrid()
        var time = 0.0
        var due = 0
        for _ in 0..<100_000 {
            if grid.isDue(at: time) { due += 1 }
            time += 0.1
        }
        #expect(due == 100_000)
    }
}
