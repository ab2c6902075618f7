import Foundation
import NativeAds
import UIKit

/// A finger on the screen in real time: what it does takes as long as it takes a person, and longer
/// where the machine is busy.
@MainActor final class Finger {
    let window: UIWindow
    /// How far a finger moves before a list takes it for a drag and follows.
    static let slop: CGFloat = 10
    private static let frame = 1.0 / 60
    private let world = World.live
    private var time: ScreenTime

    init(window: UIWindow) {
        self.window = window
        time = ScreenTime(world.uptime(), at: world.uptime())
    }

    /// The app's time.
    private var now: TimeInterval { time.now }

    /// Lets the app go on for this many seconds.
    func wait(_ seconds: TimeInterval) async {
        await wait(atMost: seconds) { false }
    }

    /// Lets the app go on until something is so, for this many seconds at most.
    func wait(atMost seconds: TimeInterval, until isSo: () -> Bool) async {
        let end = now + seconds
        while now < end, !isSo() { await nextFrame() }
    }

    /// Taps.
    func tap(at place: CGPoint) async {
        UIKitHost.send(.began, at: place, timestamp: now, in: window)
        await wait(0.08)
        UIKitHost.send(.ended, at: place, timestamp: now, in: window)
    }

    /// Drags the content up or down by some points, at most a hand's breadth, and holds it there.
    func drag(by points: CGFloat) async {
        let points = min(max(points, -420), 420)
        let slop = points < 0 ? -Self.slop : Self.slop
        await move(by: points + slop, in: 0.36, hold: 0.1)
    }

    /// Flicks the content down, and lets it roll.
    func flickDown() async {
        await move(by: 420, in: 0.16, hold: 0)
        await wait(0.7)
    }

    private func move(by points: CGFloat, in seconds: TimeInterval, hold: TimeInterval) async {
        let x = window.bounds.midX - 120
        let start = CGPoint(x: x, y: window.bounds.midY - points / 2)
        let began = now
        UIKitHost.send(.began, at: start, timestamp: began, in: window)
        var place = start
        while now - began < seconds {
            await nextFrame()
            let part = min((now - began) / seconds, 1)
            // Sets off and arrives softly when the finger stays, keeps its speed when it flicks.
            let eased = hold > 0 ? part * part * (3 - 2 * part) : part
            place = CGPoint(x: x, y: start.y + points * CGFloat(eased))
            UIKitHost.send(.moved, at: place, timestamp: now, in: window)
        }
        await wait(hold)
        UIKitHost.send(.ended, at: place, timestamp: now, in: window)
        await nextFrame()
    }

    private func nextFrame() async {
        try? await world.sleepUntilUptime(world.uptime() + Self.frame)
        time.advance(to: world.uptime())
        UIKitHost.tick(to: now)
    }
}
