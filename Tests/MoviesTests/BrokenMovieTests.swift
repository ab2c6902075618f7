import Foundation
import MovieMaking
import Testing

@testable import Movies

/// Whatever the bytes: an error that says what is wrong, or pictures, and an end to it.
struct BrokenMovieTests {
    /// Looks at a movie from its start to its end and back; the error, where there is one.
    private func play(_ data: Data) -> MovieError? {
        do throws(MovieError) {
            let movie = try Movie(data: data)
            for time in [0, 0.3, 0.9, 1.7, 0.1, 3.9, 2, 1e6] { _ = try movie.frame(at: time) }
            return nil
        } catch {
            return error
        }
    }

    @Test func `refuses no bytes, and bytes that are no movie`() throws {
        #expect(play(Data()) == .empty)
        let texts = [
            "x", "<html><body>404</body></html>", "#EXTM3U\nfilm.mp4\n",
            "ffconcat version 1.0\nfile film.mp4\n",
        ]
        for text in texts { #expect(play(Data(text.utf8)) == .notAMovie) }
        #expect(play(Data(count: 100_000)) == .notAMovie)
        #expect(play(Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })) == .notAMovie)
    }

    @Test func `opens no kind of file but those it names`() throws {
        for kind in ["avi", "flv", "mpg", "ts", "gif"] {
            let coding = kind == "gif" ? [] : ["-c:v", "mpeg2video"].filter { _ in kind != "flv" }
            let film = try Film.card(seconds: 0.4, size: "64x64", coding: coding, as: kind)
            #expect(play(film) == .notAMovie, "\(kind)")
        }
    }

    @Test func `says what its video is coded as where that is not decoded`() throws {
        let film = try Film.card(seconds: 0.2, size: "64x64", coding: ["-c:v", "mjpeg"], as: "mov")
        #expect(play(film) == .unknownCodec("mjpeg"))
    }

    @Test(arguments: ["mp4", "webm", "mov"]) func `refuses sound alone`(kind: String) throws {
        let sound = try Film.make(["-f", "lavfi", "-i", "sine=duration=1"], as: kind)
        #expect(play(sound) == .noVideo)
    }

    @Test func `refuses pictures that are too large`() throws {
        let coding = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
        let wide = try Film.card(seconds: 0.04, size: "4112x16", coding: coding)
        #expect(play(wide) == .badSize(width: 4_112, height: 16))
        let big = try Film.card(seconds: 0.04, size: "4096x2306", coding: coding)
        #expect(play(big) == .badSize(width: 4_096, height: 2_306))
    }

    @Test func `refuses pictures that are larger than the file says they are`() throws {
        // The sample entry says 64 by 64 to whoever looks; the coded video has more than is allowed.
        let coding = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"]
        var film = try Film.card(seconds: 0.04, size: "4112x2400", coding: coding)
        let entry = try #require(film.range(of: Data("avc1".utf8), options: .backwards))
        film.replaceSubrange(
            (entry.upperBound + 24)..<(entry.upperBound + 28),
            with: [0, 64, 0, 64]
        )
        #expect(play(film) != nil)
    }

    @Test func `refuses a movie without an end in sight`() throws {
        var film = try Films.card()
        // Durations of an MP4's header and tracks: version 0, 32 bits each, in thousandths at least.
        for (name, offset) in [("mvhd", 20), ("tkhd", 24), ("mdhd", 20)] {
            let box = try #require(film.range(of: Data(name.utf8)))
            let place = box.lowerBound + offset
            film.replaceSubrange(place..<(place + 4), with: [0x7F, 0xFF, 0xFF, 0xF0])
        }
        guard case .tooLong(let seconds) = play(film) else {
            Issue.record("was not refused")
            return
        }
        #expect(seconds > MovieLimits.longestDuration)
    }

    @Test func `plays to the hole, and says where it is`() throws {
        let film = try Films.card()
        let half = film.prefix(film.count * 6 / 10)
        let movie = try Movie(data: half)
        #expect(movie.duration == 4)
        var seen: [Double] = []
        var hole: MovieError?
        for step in 0..<400 {
            do throws(MovieError) {
                seen.append(try movie.frame(at: Double(step) / 100).time)
            } catch {
                hole = error
                break
            }
        }
        let last = try #require(seen.last)
        #expect((1...3).contains(last))
        guard case .damaged(let time) = hole else {
            Issue.record("played over the hole")
            return
        }
        #expect(abs(time - last - 0.04) < 1e-6)
        // What lies before the hole can still be seen, what lies after it not.
        #expect(try movie.frame(at: 0.5).time == 0.48)
        #expect(throws: MovieError.self) { try movie.frame(at: 3.9) }
        #expect(try movie.frame(at: 1).time == 1)
    }

    @Test func `plays a WebM that breaks off to the hole`() throws {
        let coding = ["-c:v", "libvpx", "-deadline", "realtime", "-g", "20"]
        let film = try Film.card(seconds: 4, coding: coding, as: "webm")
        let movie = try Movie(data: film.prefix(film.count / 2))
        #expect(try movie.frame(at: 1).time > 0.9)
        #expect(throws: MovieError.self) { try movie.frame(at: 3.9) }
    }

    @Test func `plays to where the pictures turn into noise`() throws {
        var film = try Films.card()
        let start = film.count / 2
        film.replaceSubrange(
            start..<film.count,
            with: Data(repeating: 0xA5, count: film.count - start)
        )
        let movie = try Movie(data: film)
        #expect(try movie.frame(at: 1).time == 1)
        // Noise may decode to nothing or be left out; time goes on to an end or an error.
        _ = try? movie.frame(at: 3.9)
    }

    @Test func `survives an end at every place`() throws {
        for film in [try Films.card(), try Films.colors()] {
            for count in stride(from: 1, to: film.count, by: max(1, film.count / 150)) {
                let error = play(film.prefix(count))
                #expect(error != .noMemory)
                #expect(error?.sentence.hasSuffix(".") ?? true)
            }
        }
    }

    @Test(arguments: ["mp4", "webm"]) func `survives bytes that flip`(kind: String) throws {
        let coding = kind == "mp4" ? Film.h264 : ["-c:v", "libvpx", "-deadline", "realtime"]
        let film = try Film.card(seconds: 2, size: "96x64", rate: 10, coding: coding, as: kind)
        var state: UInt64 = 42
        func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var played = 0
        for _ in 0..<250 {
            var damaged = film
            for _ in 0..<(1 + number(below: 12)) {
                damaged[number(below: film.count)] ^= UInt8(1 << number(below: 8))
            }
            if play(damaged) == nil { played += 1 }
        }
        // Most of them hit the pictures and not what the file says about itself.
        #expect(played > 20)
    }

    @Test func `says what is wrong in a sentence, for each error`() {
        let errors: [MovieError] = [
            .empty, .unreadable(path: "a"), .tooManyBytes(1), .notAMovie, .noVideo,
            .unknownCodec("a"), .badSize(width: 1, height: 1), .tooLong(1), .noPicture,
            .damaged(at: 1), .tooMuchWork(at: 1), .noMemory,
        ]
        #expect(Set(errors.map(\.sentence)).count == errors.count)
        for error in errors { #expect(error.sentence.hasSuffix(".")) }
    }
}
