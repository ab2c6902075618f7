import Foundation
import Testing
import UIKit

@testable import Replay

@MainActor struct BlankMediaTests {
    @Test(arguments: [(1, 1), (8, 8), (50, 50), (1200, 627), (9, 17), (400, 16_384)])
    func `a picture of a rule is a real one of that size`(width: Int, height: Int) throws {
        let data = HTTPRule.Content.picture(width: width, height: height).data
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: width, height: height))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 1)))
        #expect(small.preparingForDisplay() != nil)
    }

    @Test func `the largest picture takes a few megabytes`() {
        let data = HTTPRule.Content.picture(width: 20_000, height: 20_000).data
        #expect(data.count < 5_000_000)
    }

    @Test func `a film says how long it lasts`() {
        let data = HTTPRule.Content.video(seconds: 20, stops: nil).data
        #expect(data.range(of: Data("mvhd".utf8)) != nil)
        // 1000 ticks a second, 20,000 ticks.
        #expect(data.range(of: Data([0, 0, 0x03, 0xE8, 0, 0, 0x4E, 0x20])) != nil)
    }

    @Test(arguments: [(8, 8), (8, 3), (8, 0), (0.5, 0.25), (15.25, 15.2), (3600, 1800), (1e6, 2e5)])
    func `a film is found in its file, as far as it is there`(seconds: Double, stop: Double) throws
    {
        let whole = BlankVideo(seconds: seconds)
        let film = try #require(BlankVideo(stop < seconds ? whole.data(until: stop) : whole.data()))
        #expect(film.seconds == seconds)
        #expect(abs(film.present - stop) <= max(0.001, seconds / 1e6))
        #expect(whole.data().count < 1_100_000)
    }

    @Test func `what is no film of ours is none`() {
        for text in ["", "<html>", String(repeating: "x", count: 500)] {
            #expect(BlankVideo(Data(text.utf8)) == nil)
        }
        #expect(BlankVideo(BlankPicture.jpeg(width: 640, height: 360)) == nil)
        #expect(BlankVideo(BlankVideo(seconds: 0).data()) == nil)
        let file = BlankVideo(seconds: 2).data()
        for length in stride(from: 0, to: 130, by: 1) {
            #expect(BlankVideo(file.prefix(length))?.present ?? 0 == 0)
        }
    }
}
