import Foundation
import MovieMaking
import Movies
import Testing

/// The files that there are: containers, codings, sizes, turns and odd times.
struct MovieKindTests {
    @Test(arguments: [
        ("mp4", Film.h264), ("mp4", Film.h264 + Film.tableFirst), ("mov", Film.h264),
        ("mp4", Film.h264 + ["-movflags", "frag_keyframe+empty_moov"]), ("mkv", Film.h264),
        ("mp4", ["-c:v", "libx265", "-x265-params", "log-level=none", "-preset", "ultrafast"]),
        ("webm", ["-c:v", "libvpx", "-deadline", "realtime"]),
        ("webm", ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8"]),
        ("mp4", ["-c:v", "libaom-av1", "-cpu-used", "8", "-usage", "realtime"]),
        ("mp4", ["-c:v", "mpeg4", "-q:v", "2"]),
    ])
    func `plays what the web plays`(kind: String, coding: [String]) throws {
        let coding = ["-pix_fmt", "yuv420p"] + coding
        let movie = try Movie(
            data: try Film.colors(seconds: 3, size: "160x90", coding: coding, as: kind)
        )
        #expect(movie.size == PictureSize(width: 160, height: 90))
        #expect(abs(movie.duration - 3) < 0.05)
        #expect(abs(movie.frameRate - 25) < 0.5)
        for (time, color) in [(0, FilmColor.red), (1.02, .lime), (2.5, .blue), (0.5, .red)] {
            let frame = try movie.frame(at: time)
            #expect(frame.color == color, "at \(time)")
            #expect(time - frame.time < 0.041)
        }
    }

    @Test(arguments: ["161x91", "33x17", "2x2", "17x300", "3x3", "1000x2"])
    func `shows odd sizes whole, to their last column and row`(size: String) throws {
        let sides = size.split(separator: "x").compactMap { Int($0) }
        let film = try Film.colors(
            seconds: 2,
            size: size,
            format: "yuv444p",
            coding: ["-c:v", "libx264", "-qp", "1"]
        )
        let movie = try Movie(data: film)
        #expect(movie.size == PictureSize(width: sides[0], height: sides[1]))
        let frame = try movie.frame(at: 1)
        for (x, y) in [(0, 0), (0.9999, 0), (0, 0.9999), (0.9999, 0.9999), (0.5, 0.5)] {
            #expect(frame.color(atX: x, y: y) == .lime, "\(size) at \(x), \(y)")
        }
        #expect(frame.isOpaque)
    }

    /// Red above left, lime above right, blue below left, yellow below right.
    private func quarters() throws -> Data {
        let colors = ["red", "lime", "blue", "yellow"].flatMap { color in
            ["-f", "lavfi", "-i", "color=\(color):size=64x32:rate=10:duration=1"]
        }
        let grid = "[0][1]hstack[a];[2][3]hstack[b];[a][b]vstack"
        return try Film.make(
            colors + ["-filter_complex", grid, "-c:v", "libx264", "-qp", "4"] + [
                "-pix_fmt", "yuv420p",
            ]
        )
    }

    /// The turning part of a track's matrix, in 16.16 fixed point, as QuickTime's file format has it.
    @Test(arguments: [
        ([1, 0, 0, 1], 128, 64, [FilmColor.red, .lime, .blue, .yellow]),
        ([0, 1, -1, 0], 64, 128, [.blue, .red, .yellow, .lime]),
        ([-1, 0, 0, -1], 128, 64, [.yellow, .blue, .lime, .red]),
        ([0, -1, 1, 0], 64, 128, [.lime, .yellow, .red, .blue]),
        ([0, 0, 0, 0], 128, 64, [FilmColor.red, .lime, .blue, .yellow]),
    ])
    func `stands upright, however the camera was held`(
        matrix: [Int32],
        width: Int,
        height: Int,
        corners: [FilmColor]
    ) throws {
        var turned = try quarters()
        let header = try #require(turned.range(of: Data("tkhd".utf8)))
        for (number, offset) in zip(matrix, [44, 48, 56, 60]) {
            let place = header.lowerBound + offset
            let bytes = withUnsafeBytes(of: (number << 16).bigEndian) { Data($0) }
            turned.replaceSubrange(place..<(place + 4), with: bytes)
        }
        let movie = try Movie(data: turned)
        #expect(movie.size == PictureSize(width: width, height: height))
        for box in [PictureSize(width: 4_000, height: 4_000), PictureSize(width: 40, height: 40)] {
            let frame = try movie.frame(at: 0, fitting: box)
            let places = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
            #expect(places.map { frame.color(atX: $0, y: $1) } == corners)
        }
    }

    @Test(arguments: [("2/1", 320, 90), ("4/3", 213, 90), ("1/2", 80, 90), ("1000/1", 160, 90)])
    func `has square pixels`(aspect: String, width: Int, height: Int) throws {
        let coding = Film.h264 + ["-vf", "setsar=\(aspect)"]
        let movie = try Movie(data: try Film.card(seconds: 0.2, size: "160x90", coding: coding))
        #expect(movie.size == PictureSize(width: width, height: height))
        let frame = try movie.frame(at: 0)
        #expect((frame.width, frame.height) == (width, height))
    }

    @Test(arguments: ["mp4", "mkv"]) func `starts at second 0, wherever its clock starts`(
        kind: String
    ) throws {
        let late = try Film.make(
            ["-c", "copy", "-output_ts_offset", "10", "-use_editlist", "0"].dropLast(
                kind == "mkv" ? 2 : 0
            ),
            from: try Films.colors(),
            as: kind
        )
        let movie = try Movie(data: late)
        for second in [0, 2, 1, 3] {
            let frame = try movie.frame(at: Double(second))
            #expect(frame.color == FilmColor.of(second))
            #expect(abs(frame.time - Double(second)) < 0.002)
        }
    }

    @Test func `holds each picture as long as it lasts, where the pace changes`() throws {
        // Four pictures a second at first, one a second later on.
        let coding =
            Film.h264 + [
                "-vf", "select='lt(t,2)+not(mod(n,4))'", "-vsync", "vfr",
            ]
        let movie = try Movie(data: try Film.card(seconds: 5, rate: 4, coding: coding))
        let asked: [(Double, Double)] = [
            (0.6, 0.5), (1.9, 1.75), (2.9, 2), (3, 3), (3.99, 3), (4.2, 4),
        ]
        for (time, shown) in asked {
            #expect(try abs(movie.frame(at: time).time - shown) < 1e-6, "at \(time)")
        }
    }

    @Test func `plays one picture alone`() throws {
        let movie = try Movie(data: try Film.card(seconds: 0.04))
        #expect(try movie.frame(at: 0).time == 0)
        #expect(try movie.frame(at: 3).time == 0)
    }

    @Test(arguments: ["mp4", "mkv"]) func `is whole where its sound lasts longer`(
        kind: String
    ) throws {
        let film = try Film.make(
            ["-f", "lavfi", "-i", "sine=duration=6", "-map", "0:v", "-map", "1:a", "-c:v", "copy"]
                + ["-c:a", "aac"],
            from: try Films.colors(),
            as: kind
        )
        let movie = try Movie(data: film)
        #expect(abs(movie.duration - 6) < 0.1)
        #expect(try movie.frame(at: 5.9).color == .yellow)
    }

    @Test func `shows the film and not the picture of its cover`() throws {
        let cover = ["-f", "lavfi", "-i", "color=white:size=600x600:duration=0.04"]
        let film = try Film.make(
            cover + ["-map", "1", "-map", "0", "-c:v:0", "mjpeg", "-c:v:1", "copy"]
                + ["-disposition:v:0", "attached_pic"],
            from: try Films.colors()
        )
        let movie = try Movie(data: film)
        #expect(movie.size == PictureSize(width: 320, height: 180))
        #expect(try movie.frame(at: 1).color == .lime)
    }
}
