import Testing
import UIKit

struct ScreenTimeTests {
    @Test func `passes as on the wall while pictures come in time`() {
        var time = ScreenTime(7, at: 100)
        for frame in 1...60 { time.advance(to: 100 + Double(frame) / 60) }
        #expect(abs(time.now - 8) < 1e-9)
    }

    @Test func `waits for a picture that takes long, and does not make up for it`() {
        var time = ScreenTime(0, at: 0)
        time.advance(to: 2)
        #expect(time.now == ScreenTime.longestFrame)
        time.advance(to: 2.01)
        #expect(abs(time.now - ScreenTime.longestFrame - 0.01) < 1e-9)
    }

    @Test func `never goes back`() {
        var time = ScreenTime(3, at: 10)
        time.advance(to: 9)
        #expect(time.now == 3)
        time.advance(to: 9.02)
        #expect(abs(time.now - 3.02) < 1e-9)
    }
}
