import Foundation
import MovieMaking
import Movies
import Testing

struct MovieTests {
    @Test func `shows the colour of each second`() throws {
        let movie = try Movie(data: try Film.colors(seconds: 4))
        #expect(movie.size == PictureSize(width: 320, height: 180))
        #expect(movie.duration == 4)
        #expect(movie.frameRate == 25)
        for t in [0.0, 0.5, 0.99, 1.0, 1.5, 2.5, 3.99, 0.2, 3.2] {
            let f = try movie.frame(at: t)
            let m = (f.height / 2 * f.width + f.width / 2) * 4
            print(t, f.time, f.bytes[m..<(m + 4)])
        }
    }
}
