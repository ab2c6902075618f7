import Foundation
import Testing
import VAST

@testable import NativeAds

/// What the machine decides where a screen says odd things.
struct ScreeningMachineTests {
    private let machine = ScreeningMachine(options: VideoOptions())

    private static let seen = VideoSight(fraction: 1)

    /// A machine whose film plays from 0 on.
    private func playing(
        _ change: (inout VideoOptions) -> Void = { _ in }
    ) -> ScreeningMachine {
        var options = VideoOptions()
        change(&options)
        var machine = ScreeningMachine(options: options, linear: Linear(duration: 20))
        _ = machine.handle(.attached, at: 0)
        _ = machine.handle(.looked(Self.seen), at: 0)
        _ = machine.handle(.granted([MediaFile(url: "a"), MediaFile(url: "b")]), at: 0)
        _ = machine.handle(.said(ScreenStatus(.playing)), at: 0)
        return machine
    }

    private func states(_ actions: [ScreeningMachine.Action]) -> [PlaybackSample.State] {
        actions.compactMap { if case .tell(let sample) = $0 { sample.state } else { nil } }
    }

    @Test func `asks for a decoder at the first look at enough of it, and plays what it gets`() {
        var machine = machine
        #expect(machine.handle(.looked(Self.seen), at: 0).isEmpty)
        #expect(machine.handle(.attached, at: 0) == [.ask])
        #expect(machine.handle(.looked(VideoSight(fraction: 0.4)), at: 1).isEmpty)
        #expect(machine.handle(.looked(Self.seen), at: 2) == [.ask])
        let file = MediaFile(url: "a")
        let actions = machine.handle(.granted([file]), at: 2)
        #expect(actions.prefix(2) == [.open(file, at: 0), .mute(true)])
        #expect(actions.last == .play)
    }

    @Test func `a player that stops just before it says that it is at the end does not pause`() {
        var machine = playing()
        let stops = machine.handle(.said(ScreenStatus(.ready, position: 19.95)), at: 20)
        #expect(states(stops) == [.loading])
        let ends = machine.handle(.said(ScreenStatus(.ended, position: 20)), at: 20.1)
        #expect(states(ends) == [.ended])
        #expect(machine.handle(.looked(VideoSight(fraction: 0)), at: 21).isEmpty)
    }

    @Test func `what it says while it opens is nothing of where it is`() {
        var machine = playing()
        _ = machine.handle(.said(ScreenStatus(.playing, position: 7)), at: 7)
        _ = machine.handle(.evicted, at: 7)
        _ = machine.handle(.granted([]), at: 8)
        _ = machine.handle(.said(ScreenStatus(.opening, position: 0)), at: 8)
        #expect(machine.position == 7)
        for position in [Double.nan, .infinity, -3] {
            _ = machine.handle(.said(ScreenStatus(.playing, position: position)), at: 9)
            #expect(machine.position == 7)
        }
        _ = machine.handle(.said(ScreenStatus(.playing, position: 1e9, duration: 20)), at: 9)
        #expect(machine.position == 20)
    }

    @Test func `is woken when nobody has seen it for long enough, and not before`() {
        var machine = playing { $0.releaseDelay = 4 }
        #expect(machine.deadline == nil)
        _ = machine.handle(.looked(.none), at: 3)
        #expect(machine.deadline == 7)
        #expect(machine.handle(.woke, at: 6).isEmpty)
        _ = machine.handle(.looked(VideoSight(fraction: 0.2)), at: 6.5)
        #expect(machine.deadline == nil)
        _ = machine.handle(.looked(.none), at: 7)
        #expect(machine.handle(.woke, at: 11) == [.close])
        #expect(machine.deadline == nil)
    }

    @Test(arguments: [Double.infinity, .nan])
    func `a delay that is no time never lets go`(delay: Double) {
        var machine = playing { $0.releaseDelay = delay }
        _ = machine.handle(.looked(.none), at: 3)
        #expect(machine.deadline == nil)
        #expect(machine.handle(.woke, at: 1e9).isEmpty)
    }

    @Test func `a failure at the end card is nobody's, and takes no file away`() {
        var machine = playing()
        _ = machine.handle(.said(ScreenStatus(.ended, position: 20)), at: 20)
        #expect(machine.handle(.said(ScreenStatus(.failed(405))), at: 21) == [.close])
        #expect(machine.state == .ended)
        #expect(machine.files?.map(\.url) == ["a", "b"])
    }

    @Test func `somebody who looks away restarts the wait for data`() {
        var machine = playing()
        _ = machine.handle(.said(ScreenStatus(.stalled, position: 5)), at: 5)
        #expect(machine.deadline == 20)
        _ = machine.handle(.looked(VideoSight(fraction: 0.1)), at: 10)
        #expect(machine.deadline == nil)
        _ = machine.handle(.looked(Self.seen), at: 12)
        #expect(machine.deadline == 27)
    }
}
