import Foundation
import MovieMaking
import NativeAds
import NativeAdsUI
import UIKit

/// Plays a film of two seconds against the wall clock, through the media view and the display link,
/// and compares what is seen with the time that passed.
@MainActor struct RealTimeCheck {
    private static let seconds = 2
    /// How far a frame may be from its time, in seconds: two pictures of the film.
    private static let mostOff = 2.0 / Double(FilmCounter.rate)
    /// How far from its time the end may come, in seconds.
    private static let mostLate = 0.1
    /// A machine that does nothing for so long shows nothing about the film.
    private static let longestStall = 0.08

    /// What was seen in one showing.
    private struct Showing {
        var started: Double?
        var completed: Double?
        /// How far each frame was from its time, in seconds.
        var offsets: [Double] = []
        /// The numbers of the frames that were seen.
        var frames: Set<Int> = []
        var longestStall = 0.0
    }

    /// Shows the film, again where the machine itself stood still, and complains where time and
    /// frames differ.
    func run() async throws {
        let film = try Film.counter(seconds: Self.seconds)
        var showing = try await show(film)
        for _ in 0..<4 where showing.longestStall > Self.longestStall {
            print("real time: the machine stood still for \(ms(showing.longestStall)); once more")
            showing = try await show(film)
        }
        try judge(showing)
    }

    private func judge(_ showing: Showing) throws {
        guard let started = showing.started, let completed = showing.completed else {
            throw Complaint("The film did not play from its start to its end.")
        }
        let took = completed - started
        let off = showing.offsets.map(\.magnitude).max() ?? 0
        print(
            "real time: \(showing.frames.count) of \(Self.seconds * FilmCounter.rate) frames seen,"
                + " at most \(ms(off)) off; complete after \(ms(took)) of \(Self.seconds) s;"
                + " longest time between two pictures \(ms(showing.longestStall))"
        )
        guard off <= Self.mostOff else { throw Complaint("A frame was \(ms(off)) off.") }
        guard showing.frames.count >= Self.seconds * FilmCounter.rate * 8 / 10 else {
            throw Complaint("Only \(showing.frames.count) frames were seen.")
        }
        guard abs(took - Double(Self.seconds)) <= Self.mostLate else {
            throw Complaint("The end came after \(ms(took)).")
        }
    }

    private func show(_ film: Data) async throws -> Showing {
        let world = World.live
        let cinema = try Cinema(world, film: film, seconds: Self.seconds)
        defer { cinema.close() }
        let ad = try await cinema.ad("film")
        var showing = Showing()
        let observation = ad.observe { event in
            if event == .video(.start) { showing.started = world.uptime() }
            if event == .video(.complete) { showing.completed = world.uptime() }
        }
        defer { observation.cancel() }
        let media = MediaView(frame: CGRect(x: 0, y: 100, width: 390, height: 219))
        cinema.window.addSubview(media)
        media.nativeAd = ad
        let beginning = world.uptime()
        let origin = UIKitHost.now - beginning
        var earlier = beginning
        while showing.completed == nil, world.uptime() < beginning + Double(Self.seconds) + 4 {
            let now = world.uptime()
            UIKitHost.tick(to: origin + now)
            if let started = showing.started, showing.completed == nil {
                showing.longestStall = max(showing.longestStall, now - earlier)
                look(at: media, after: now - started, into: &showing)
            }
            earlier = now
            try await world.sleepUntilUptime(now + 1.0 / 60)
        }
        return showing
    }

    private func look(at media: MediaView, after elapsed: Double, into showing: inout Showing) {
        let picture = UIKitHost.snapshot(of: media, scale: 1)
        guard let bytes = picture.premultipliedBytes else { return }
        // Above the middle: buttons are drawn over the rest.
        let (width, height) = (Int(picture.size.width), Int(picture.size.height))
        let place = (height / 4 * width + width / 2) * 4
        let number = FilmCounter.number(
            blue: bytes[place],
            green: bytes[place + 1],
            red: bytes[place + 2]
        )
        guard let number else { return }
        showing.frames.insert(number)
        // A frame is on show from its own time to the next one's.
        let time = Double(number) / Double(FilmCounter.rate)
        let next = time + 1 / Double(FilmCounter.rate)
        showing.offsets.append(elapsed < time ? elapsed - time : max(0, elapsed - next))
    }
}

/// Seconds as thousandths, for a report.
func ms(_ seconds: Double) -> String {
    String(format: "%.1f ms", seconds * 1_000)
}
