import NativeAds
import Testing

@testable import NativeAdsUI

struct MoviePlaybackTests {
    private func opened(at position: Double = 0, duration: Double? = 4) -> MoviePlayback {
        var playback = MoviePlayback(at: position, now: 0)
        playback.opened(duration: duration, now: 10)
        return playback
    }

    @Test func `stands still until it is played, and moves with the screen's time`() {
        var playback = opened()
        #expect(playback.status(at: 50).state == .ready)
        #expect(playback.position(at: 50) == 0)
        playback.play(now: 50)
        #expect(playback.status(at: 51.5).state == .playing)
        #expect(playback.position(at: 51.5) == 1.5)
        playback.pause(now: 52)
        #expect(playback.status(at: 99).state == .ready)
        #expect(playback.position(at: 99) == 2)
        playback.play(now: 100)
        #expect(playback.position(at: 101) == 3)
    }

    @Test func `plays from when it is open, where it was played before`() {
        var playback = MoviePlayback(at: 1, now: 0)
        playback.play(now: 0)
        #expect(playback.status(at: 5).state == .opening)
        #expect(playback.position(at: 5) == 1)
        playback.opened(duration: 4, now: 6)
        #expect(playback.isMoving)
        #expect(playback.position(at: 6.5) == 1.5)
    }

    @Test func `ends where the movie ends, and plays again only after a seek`() {
        var playback = opened()
        playback.play(now: 10)
        #expect(playback.status(at: 13.9).state == .playing)
        #expect(playback.status(at: 14).state == .ended)
        playback.advance(to: 14.2)
        #expect(!playback.isMoving)
        #expect(playback.position(at: 20) == 4)
        playback.play(now: 20)
        #expect(playback.status(at: 21).state == .ended)
        playback.seek(to: 0, now: 22)
        #expect(playback.status(at: 23).state == .playing)
        #expect(playback.position(at: 23) == 1)
    }

    @Test func `ends at the last of many small steps, whose sum is a hair short`() {
        var playback = opened()
        playback.play(now: 10)
        playback.advance(to: (0..<40).reduce(10) { sum, _ in sum + 0.1 } - 1e-12)
        #expect(playback.status(at: 14).state == .ended)
        #expect(!playback.isMoving)
        #expect(playback.position(at: 14) == 4)
    }

    @Test func `goes on from where it was sought to, if it was playing`() {
        var playback = opened()
        playback.seek(to: 3, now: 11)
        #expect(
            playback.status(at: 12) == ScreenStatus(.ready, position: 3, duration: 4, buffered: 4)
        )
        playback.play(now: 12)
        playback.seek(to: 0.5, now: 12.25)
        #expect(playback.position(at: 12.5) == 0.75)
    }

    @Test(arguments: [(-3.0, 0.0), (.nan, 1), (.infinity, 1), (9, 4)])
    func `takes any seek`(seconds: Double, position: Double) {
        var playback = opened(at: 1)
        playback.seek(to: seconds, now: 10)
        #expect(playback.position(at: 11) == position)
    }

    @Test func `stays where it failed`() {
        var playback = opened()
        playback.play(now: 10)
        playback.fail(405, now: 11)
        #expect(playback.status(at: 20).state == .failed(405))
        #expect(playback.position(at: 20) == 1)
        #expect(!playback.isMoving)
    }

    @Test func `plays without a known end until it learns of one`() {
        var playback = opened(duration: nil)
        playback.play(now: 10)
        #expect(playback.status(at: 500).state == .playing)
        playback.learn(duration: 3, now: 12)
        #expect(playback.position(at: 12) == 2)
        playback.learn(duration: 3, now: 13.5)
        #expect(playback.status(at: 13.5).state == .ended)
    }

    @Test func `does not turn back with a clock that does`() {
        var playback = opened()
        playback.play(now: 10)
        #expect(playback.position(at: 9) == 0)
        playback.pause(now: 9)
        #expect(playback.position(at: 12) == 0)
    }
}
