import Foundation
import MovieMaking
import Movies

/// Films that several tests look at, each made once.
enum Films {
    private static let fourColors = Result { try Film.colors(seconds: 4) }
    private static let fourSeconds = Result {
        try Film.card(seconds: 4, coding: Film.h264 + Film.tableFirst)
    }

    /// Four seconds of one colour each, 320 by 180, 25 pictures a second.
    static func colors() throws -> Data { try fourColors.get() }

    /// Four seconds in which no picture is like another, with the table before the pictures.
    static func card() throws -> Data { try fourSeconds.get() }
}

extension MovieFrame {
    /// The colour in the middle.
    var color: FilmColor? { color(atX: 0.5, y: 0.5) }

    /// The colour at a place, in parts of width and height.
    func color(atX x: Double, y: Double) -> FilmColor? {
        let (column, row) = (Int(Double(width) * x), Int(Double(height) * y))
        let place = (row * width + column) * 4
        return FilmColor(blue: bytes[place], green: bytes[place + 1], red: bytes[place + 2])
    }

    /// Whether no pixel is transparent.
    var isOpaque: Bool {
        stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
}
