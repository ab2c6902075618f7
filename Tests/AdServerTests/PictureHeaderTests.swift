import Foundation
import Testing

@testable import AdServer

struct PictureHeaderTests {
    @Test(arguments: [
        (TestPictureHills.main, PictureFormat.jpeg, 1200, 627),
        (TestPictureTiles.main, .png, 1200, 627), (TestPictureSail.main, .jpeg, 1200, 627),
        (TestPictureHills.icon, .jpeg, 128, 128), (TestPictureTiles.icon, .png, 128, 128),
        (TestPictureSail.icon, .jpeg, 128, 128),
        ("R0lGODlhLAEFAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", .gif, 300, 5),
        // VP8X 640x360, VP8L 16x9, VP8 320x200: headers only.
        ("UklGRhYAAABXRUJQVlA4WAoAAAAAAAAAfwIAZwEA", .webp, 640, 360),
        ("UklGRhIAAABXRUJQVlA4TAoAAAAvDwACAAAAAAAA", .webp, 16, 9),
        ("UklGRhYAAABXRUJQVlA4IAoAAAAAAACdASpAAcgA", .webp, 320, 200),
    ])
    func `reads format and size`(
        base64: String,
        format: PictureFormat,
        width: Int,
        height: Int
    ) throws {
        let bytes = Array(try #require(Data(base64Encoded: base64)))
        let header = try #require(PictureHeader(bytes))
        #expect(header.format == format && header.width == width && header.height == height)
    }

    @Test func `a picture cut anywhere is read rightly or not at all`() throws {
        for base64 in [TestPictureSail.icon, TestPictureTiles.icon] {
            let bytes = Array(try #require(Data(base64Encoded: base64)))
            for count in 0..<min(bytes.count, 700) {
                if let header = PictureHeader(Array(bytes.prefix(count))) {
                    #expect(header.width == 128 && header.height == 128)
                }
            }
        }
    }

    @Test(arguments: ["", "<svg/>", "RIFF....WEBPVP8Z..............", "GIF89a", "BM"])
    func `what is no picture is none`(text: String) {
        #expect(PictureHeader(Array(text.utf8)) == nil)
        #expect(PictureHeader(Shop.png(0, 5)) == nil)
        #expect(PictureHeader([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9, 0, 0, 0, 0]) == nil)
    }
}
