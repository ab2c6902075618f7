package import Foundation

extension Film {
    /// A film of one colour a second, in the order of `FilmColor.allCases`.
    package static func colors(
        seconds: Int,
        size: String = "320x180",
        rate: Int = 25,
        format: String = "yuv420p",
        coding: [String] = h264,
        as kind: String = "mp4"
    ) throws -> Data {
        let inputs = (0..<seconds).flatMap { second in
            let color = "color=\(FilmColor.of(second)):size=\(size):rate=\(rate):duration=1"
            return ["-f", "lavfi", "-i", "\(color),format=\(format)"]
        }
        let filter = "concat=n=\(seconds):v=1:a=0"
        return try make(inputs + ["-filter_complex", filter] + coding, as: kind)
    }

    /// A film in which every picture is another one: ffmpeg's moving test card.
    package static func card(
        seconds: Double,
        size: String = "320x180",
        rate: Int = 25,
        coding: [String] = h264,
        as kind: String = "mp4"
    ) throws -> Data {
        let card = "testsrc2=size=\(size):rate=\(rate):duration=\(seconds)"
        return try make(["-f", "lavfi", "-i", card] + coding, as: kind)
    }

    /// A film whose pictures say by their shade of grey which they are; see `FilmCounter`.
    package static func counter(
        seconds: Int,
        size: String = "320x180",
        coding: [String] = h264
    ) throws -> Data {
        let step = "16+\(FilmCounter.step)*mod(N,\(FilmCounter.count))"
        let grey = "color=black:size=\(size):rate=\(FilmCounter.rate):duration=\(seconds)"
        let source = "\(grey),format=yuv420p,geq=lum='\(step)':cb=128:cr=128"
        return try make(["-f", "lavfi", "-i", source] + coding)
    }

    /// H.264 with B-frames and a key frame each 50 pictures.
    package static let h264 = [
        "-c:v", "libx264", "-preset", "veryfast", "-threads", "1", "-pix_fmt", "yuv420p", "-g",
        "50",
        "-bf", "2",
    ]
    /// Puts the table of an MP4's pictures before the pictures, as for the web.
    package static let tableFirst = ["-movflags", "+faststart"]
}

/// The colours of `Film.colors`, by ffmpeg's names.
package enum FilmColor: String, CaseIterable, Sendable {
    case red
    case lime
    case blue
    case yellow
    case magenta
    case cyan
    case white
    case black

    /// The colour of a second.
    package static func of(_ second: Int) -> FilmColor {
        allCases[second % allCases.count]
    }

    /// The colour nearest to a pixel's blue, green and red; nil unless it is very near.
    package init?(blue: UInt8, green: UInt8, red: UInt8) {
        let near = FilmColor.allCases.first { color in
            zip(color.parts, [blue, green, red]).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
        }
        guard let near else { return nil }
        self = near
    }

    private var parts: [UInt8] {
        switch self {
        case .red: [0, 0, 255]
        case .lime: [0, 255, 0]
        case .blue: [255, 0, 0]
        case .yellow: [0, 255, 255]
        case .magenta: [255, 0, 255]
        case .cyan: [255, 255, 0]
        case .white: [255, 255, 255]
        case .black: [0, 0, 0]
        }
    }
}
