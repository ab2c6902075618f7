import Foundation
import MovieMaking
import Movies
import Testing

struct MovieTests {
    @Test func `says how large, long and fast it is before a picture is asked for`() throws {
        let movie = try Movie(data: try Films.colors())
        #expect(movie.size == PictureSize(width: 320, height: 180))
        #expect(movie.duration == 4)
        #expect(movie.frameRate == 25)
        #expect(movie.end == nil)
    }

    @Test func `shows the last picture that appears at or before a time`() throws {
        let movie = try Movie(data: try Films.colors())
        let asked: [(time: Double, shown: Double, color: FilmColor)] = [
            (0, 0, .red), (0.039, 0, .red), (0.04, 0.04, .red), (0.5, 0.48, .red),
            (0.999, 0.96, .red), (1, 1, .lime), (1.5, 1.48, .lime), (3.99, 3.96, .yellow),
            (0.2, 0.2, .red), (2.5, 2.48, .blue), (3.2, 3.2, .yellow), (1.999, 1.96, .lime),
        ]
        for (time, shown, color) in asked {
            let frame = try movie.frame(at: time)
            #expect(abs(frame.time - shown) < 1e-9, "asked for \(time)")
            #expect(frame.color == color, "asked for \(time)")
            #expect(frame.isOpaque)
        }
    }

    @Test func `shows each picture once, in order, when time goes on`() throws {
        let movie = try Movie(data: try Films.card())
        let times = try (0..<400).map { try movie.frame(at: Double($0) / 100).time }
        let shown = times.enumerated().filter {
            $0.offset == 0 || times[$0.offset - 1] != $0.element
        }
        #expect(shown.count == 100)
        for (index, frame) in shown.enumerated() {
            #expect(abs(frame.element - Double(index) * 0.04) < 1e-9)
        }
        #expect(try abs(#require(movie.end) - 4) < 1e-9)
    }

    @Test func `shows the same pixels at a time, from wherever one comes`() throws {
        let straight = try Movie(data: try Films.card())
        let expected = try (0..<100).map { try straight.frame(at: Double($0) * 0.04).bytes }
        #expect(Set(expected).count == 100)
        let leaping = try Movie(data: try Films.card())
        for index in [80, 3, 51, 50, 49, 99, 0, 30, 10, 77, 76, 98, 1] {
            let frame = try leaping.frame(at: Double(index) * 0.04)
            #expect(frame.bytes == expected[index], "picture \(index)")
        }
    }

    @Test(arguments: [-1, -Double.infinity, .nan, .infinity, 0])
    func `shows the first picture for times that are none`(time: Double) throws {
        let movie = try Movie(data: try Films.colors())
        _ = try movie.frame(at: 2)
        #expect(try movie.frame(at: time).time == 0)
    }

    @Test func `goes on showing the last picture after the end`() throws {
        let movie = try Movie(data: try Films.colors())
        for time in [4, 4.5, 100, 1e9] {
            let frame = try movie.frame(at: time)
            #expect(abs(frame.time - 3.96) < 1e-9)
            #expect(frame.color == .yellow)
        }
        #expect(try movie.frame(at: 0.5).color == .red)
    }

    @Test(arguments: [
        (160, 90, 160, 90), (100, 100, 100, 56), (1000, 45, 80, 45), (4000, 4000, 320, 180),
        (1, 1, 1, 1), (0, 0, 1, 1), (-5, 7, 1, 1), (33, 200, 33, 19),
    ])
    func `is scaled down to fit, and never up`(width: Int, height: Int, w: Int, h: Int) throws {
        let movie = try Movie(data: try Films.colors())
        let frame = try movie.frame(at: 1.2, fitting: PictureSize(width: width, height: height))
        #expect((frame.width, frame.height) == (w, h))
        #expect(frame.bytes.count == w * h * 4)
        #expect(frame.color(atX: 0, y: 0) == .lime)
        #expect(frame.color(atX: 0.999, y: 0.999) == .lime)
        #expect(frame.isOpaque)
    }

    @Test func `shows one time at several sizes`() throws {
        let movie = try Movie(data: try Films.colors())
        #expect(try movie.frame(at: 1).width == 320)
        #expect(try movie.frame(at: 1, fitting: PictureSize(width: 32, height: 32)).width == 32)
        #expect(try movie.frame(at: 1).width == 320)
    }

    @Test func `opens a file, and neither a folder nor what is not there`() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("movie-\(UUID().uuidString).mp4")
        try Films.colors().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Movie(contentsOf: file).duration == 4)
        for wrong in [
            folder, file.appendingPathExtension("gone"), URL(fileURLWithPath: "/dev/zero"),
        ] {
            #expect(throws: MovieError.unreadable(path: wrong.path)) {
                try Movie(contentsOf: wrong)
            }
        }
    }

    @Test func `counts the decoders that are open`() async {
        await #expect(processExitsWith: .success) {
            let data = try Film.colors(seconds: 1)
            try #require(Movie.openCount == 0)
            var movies = try (0..<3).map { _ in try Movie(data: data) }
            try #require(Movie.openCount == 3)
            _ = try? Movie(data: data.prefix(500))
            try #require(Movie.openCount == 3)
            movies.removeLast()
            try #require(Movie.openCount == 2)
            movies = []
            try #require(Movie.openCount == 0)
        }
    }
}
