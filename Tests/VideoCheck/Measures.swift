import Foundation
import Glibc
import MovieMaking
import Movies
import NativeAds
import NativeAdsUI
import UIKit
import VAST

/// What showing a film costs the thread that does it, best of several runs: the time that the
/// machine gave to others does not count.
@MainActor struct Measures {
    private static func clock() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func run() async throws {
        for size in ["640x360", "1280x720"] {
            let film = try Film.card(seconds: 5, size: size, rate: 30)
            let open = try best(of: 15) {
                _ = try Movie(data: film).frame(at: 0, fitting: Self.slot)
            }
            let all = try best(of: 3) { try Self.play(film) }
            let tick = try await tickCost(film)
            print(
                "\(size): opened and first frame in \(ms(open)),"
                    + " \(Int(150 / all)) frames a second decoded and scaled to 780x439,"
                    + " \(ms(tick)) for a tick with a new frame, \(film.count / 1_000) kB"
            )
        }
    }

    /// 390 points across, at two pixels each.
    private static let slot = PictureSize(width: 780, height: 439)

    private static func play(_ film: Data) throws {
        let movie = try Movie(data: film)
        for frame in 0..<150 { _ = try movie.frame(at: Double(frame) / 30, fitting: slot) }
    }

    private func best(of rounds: Int, _ body: () throws -> Void) throws -> Double {
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = Self.clock()
            try body()
            best = min(best, Self.clock() - start)
        }
        return best
    }

    /// The median of the ticks in which a surface decodes a frame and the screen is drawn anew.
    private func tickCost(_ film: Data) async throws -> Double {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        defer { window.isHidden = true }
        let surface = MovieSurface { _ throws(MediaError) in film }
        surface.view.frame = CGRect(x: 0, y: 100, width: 390, height: 219.5)
        window.addSubview(surface.view)
        surface.open(MediaFile(url: "https://cdn.example/film.mp4", type: "video/mp4"), at: 0)
        for _ in 0..<1_000 where !surface.hasFrame { await Task.yield() }
        guard surface.hasFrame,
            let canvas = ScreenCanvas(size: window.bounds.size, scale: 2, windows: { [window] })
        else { throw Complaint("The film does not open.") }
        surface.play()
        var costs: [Double] = []
        for _ in 0..<140 {
            let start = Self.clock()
            UIKitHost.tick(to: UIKitHost.now + 1.0 / 30)
            _ = canvas.drawIfNeeded()
            costs.append(Self.clock() - start)
        }
        return costs.sorted()[costs.count / 2]
    }
}
