import Foundation
import Replay
import Testing
import UIKit

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
        let data = HTTPRule.Content.video(seconds: 20).data
        #expect(data.range(of: Data("mvhd".utf8)) != nil)
        // 1000 ticks a second, 20,000 ticks.
        #expect(data.range(of: Data([0, 0, 0x03, 0xE8, 0, 0, 0x4E, 0x20])) != nil)
    }
}
