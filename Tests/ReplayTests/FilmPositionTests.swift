import Testing

@testable import Replay

struct FilmPositionTests {
    private func film(_ seconds: Double, present: Double? = nil, at start: Double = 0) -> Film {
        var video = BlankVideo(seconds: seconds)
        video.present = present ?? seconds
        return Film(video, at: start)
    }

    private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

    @Test func `a film goes on while it plays, and ends at its last frame`() {
        var film = film(8)
        #expect(film.position(at: at(3)) == 0 && film.state(at: at(3)) == .paused)
        film.play(at: at(3))
        #expect(film.position(at: at(5.5)) == 2.5 && film.state(at: at(5.5)) == .playing)
        #expect(film.state(at: at(10.9)) == .playing)
        #expect(film.state(at: at(11)) == .ended && film.position(at: at(40)) == 8)
    }

    @Test func `a film that is paused stays where it is, and goes on from there`() {
        var film = film(8)
        film.play(at: at(1))
        film.pause(at: at(3))
        #expect(film.position(at: at(9)) == 2 && film.state(at: at(9)) == .paused)
        film.play(at: at(9))
        film.play(at: at(10))
        #expect(film.position(at: at(11)) == 4)
    }

    @Test(arguments: [(5.0, 5.0), (-1, 0), (99, 8), (.nan, 0)])
    func `a film is wound to a place within it`(target: Double, place: Double) {
        var film = film(8)
        film.seek(to: target, at: at(0))
        #expect(film.position(at: at(9)) == place)
        #expect(film.state(at: at(9)) == (place == 8 ? .ended : .paused))
    }

    @Test func `a film that is wound while it plays plays on from there`() {
        var film = film(8)
        film.play(at: at(0))
        film.seek(to: 5, at: at(1))
        #expect(film.position(at: at(2)) == 6 && film.state(at: at(2)) == .playing)
    }

    @Test func `a film breaks where its bytes stop, and not before it comes there`() {
        var film = film(8, present: 3)
        #expect(film.state(at: at(0)) == .paused)
        film.play(at: at(0))
        #expect(film.state(at: at(2.9)) == .playing)
        #expect(film.state(at: at(3)) == .broken && film.position(at: at(5)) == 3)
        film.seek(to: 6, at: at(5))
        #expect(film.state(at: at(5)) == .broken)
    }

    @Test func `a film goes on where it was when it is opened again`() {
        var film = film(8, at: 3)
        film.play(at: at(20))
        #expect(film.position(at: at(21)) == 4)
    }
}
