import Testing

@testable import NativeAds

@Suite final class VideoViewMachineTests {
    private var machine = VideoViewMachine()

    private func play(_ move: PlaybackMachine.Move, at time: Double) -> Bool {
        machine.play(move, at: time)
    }

    private func look(_ sees: Double, at time: Double) -> Bool {
        machine.look(ExposureSample(visible: 1, mediaVisible: sees, area: 100), at: time)
    }

    /// Looks ten times a second from `start` to `end`, the player telling each tenth of a second
    /// too, and says when the standard was met.
    private func watch(
        _ start: Double,
        _ end: Double,
        sees: Double? = 0.5,
        plays: Bool = true,
        isForeground: Bool = true
    ) -> Double? {
        var met: Double?
        for tick in Int((start * 10).rounded())...Int((end * 10).rounded()) {
            let time = Double(tick) / 10
            let isFirst = machine.play(plays ? .played(0.1) : .stalled, at: time)
            let sample = ExposureSample(
                visible: 1,
                mediaVisible: sees,
                area: 100,
                isForeground: isForeground
            )
            if machine.look(sample, at: time) || isFirst { met = met ?? time }
        }
        return met
    }

    @Test func `half of the video for two seconds of play`() {
        #expect(watch(1, 5) == 3)
        #expect(watch(5.1, 9) == nil)
        #expect(machine.isMet && machine.isMeasured)
    }

    @Test func `too little of it is not enough, however much of the ad is seen`() {
        #expect(watch(0, 9, sees: 0.49) == nil)
    }

    @Test func `an ad without a media view shows no video`() {
        #expect(watch(0, 9, sees: nil) == nil)
        #expect(!machine.isMeasured)
    }

    @Test func `standing still is no play, and starts the clock anew`() {
        #expect(watch(0, 1.5) == nil)
        #expect(watch(1.6, 1.6, plays: false) == nil)
        #expect(watch(1.7, 9) == 3.6)
    }

    @Test func `out of sight or in the background starts the clock anew`() {
        #expect(watch(0, 1.5) == nil)
        #expect(watch(1.6, 1.6, sees: 0) == nil)
        #expect(watch(1.7, 3.5) == nil)
        #expect(watch(3.6, 3.6, isForeground: false) == nil)
        #expect(watch(3.7, 9) == 5.7)
    }

    @Test func `a seek starts the clock anew`() {
        #expect(watch(0, 1.5) == nil)
        #expect(!play(.sought, at: 1.6))
        #expect(watch(1.7, 9) == 3.6)
    }

    @Test func `a gap between looks proves nothing`() {
        #expect(watch(0, 1.5) == nil)
        machine.interrupt()
        #expect(watch(1.6, 9) == 3.6)
    }

    @Test func `play that is told late counts where it was seen`() {
        #expect(!play(.stalled, at: 0))
        for tick in 0...60 {
            let sees = (10...35).contains(tick) ? 1.0 : 0
            #expect(!look(sees, at: Double(tick) / 10))
        }
        #expect(play(.played(6), at: 6))
    }

    @Test func `of play that stood still in between only the last part is sure`() {
        #expect(!play(.stalled, at: 0))
        for tick in 0...60 {
            #expect(!look(1, at: Double(tick) / 10))
        }
        #expect(!play(.played(1.9), at: 6))
    }
}
