import Foundation
import Testing

@testable import NativeAds

struct PictureFramesTests {
    /// A GIF of 20 by 10 pixels whose frames have these times, places and ends.
    private static func gif(
        _ frames: [(time: UInt8, place: [UInt8], disposal: UInt8)],
        ending: [UInt8] = [0x3B]
    ) -> Data {
        var gif = Array("GIF89a".utf8) + [20, 0, 10, 0, 0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
        // Says to repeat for ever, in an extension that is passed over.
        gif += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        for frame in frames {
            gif += [0x21, 0xF9, 4, frame.disposal << 2 | 1, frame.time, 0, 7, 0]
            let place: [UInt8] = frame.place.flatMap { [$0, 0 as UInt8] }
            gif += [0x2C] + place + [0] + [2, 2, 0x44, 1, 0]
        }
        return Data(gif + ending)
    }

    private static let two = gif([(5, [0, 0, 20, 10], 1), (0, [2, 3, 4, 5], 2)])

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + [UInt8(content.count), 0, 0, 0] + content
            + (content.count % 2 == 1 ? [0] : [])
    }

    /// A WebP of two frames of 20 by 10 pixels, the second with an opacity of its own.
    private static let webp: Data = {
        let lossless = chunk("VP8L", [0x2F, 19, 0x40, 2, 0, 9, 9])
        let lossy =
            chunk("ALPH", [1, 2, 3]) + chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 20, 0, 10, 0])
        let first = [0, 0, 0, 0, 0, 0, 19, 0, 0, 9, 0, 0, 200, 0, 0, 2] + lossless
        let second = [1, 0, 0, 2, 0, 0, 19, 0, 0, 9, 0, 0, 0, 0, 0, 1] + lossy
        let body =
            chunk("VP8X", [0x12, 0, 0, 0, 19, 0, 0, 9, 0, 0]) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
            + chunk("ANMF", first) + chunk("ANMF", second)
        return Data(
            Array("RIFF".utf8) + [UInt8(body.count + 4), 0, 0, 0] + Array("WEBP".utf8) + body
        )
    }()

    @Test func `takes a GIF apart into still files with their places, times and ends`() throws {
        let frames = try #require(PictureFrames(try Picture(Self.two))).frames
        #expect(
            frames.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 20, 10], [2, 3, 4, 5]]
        )
        #expect(frames.map(\.hundredths) == [5, 10])
        #expect(frames.map(\.disposal) == [.stays, .isCleared])
        for frame in frames {
            let still = try Picture(frame.file)
            #expect(still.width == frame.width && still.height == frame.height)
            #expect(PictureFrames(still) == nil)
            #expect(Array(frame.file).suffix(6) == [2, 2, 0x44, 1, 0, 0x3B])
        }
    }

    @Test func `takes a WebP apart, opacity and all`() throws {
        let frames = try #require(PictureFrames(try Picture(Self.webp))).frames
        #expect(
            frames.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 20, 10], [2, 4, 20, 10]]
        )
        #expect(frames.map(\.hundredths) == [20, 10])
        #expect(frames.map(\.replaces) == [true, false])
        #expect(frames.map(\.disposal) == [.stays, .isCleared])
        let stills = try frames.map { try Picture($0.file) }
        #expect(stills.map(\.format) == [.webp, .webp])
        #expect(stills.map { [$0.width, $0.height] } == [[20, 10], [20, 10]])
        #expect(frames[1].file.range(of: Data("ALPH".utf8)) != nil)
    }

    @Test(arguments: [two, webp])
    func `a picture that was cut anywhere has the frames that are whole, or stands still`(
        file: Data
    ) throws {
        for count in 0..<file.count {
            guard let picture = try? Picture(file.prefix(count)) else { continue }
            #expect(PictureFrames(picture) == nil || count > file.count / 2)
        }
        let whole = try #require(PictureFrames(try Picture(file)))
        let noise = Data((0..<40).map { UInt8(truncatingIfNeeded: $0 &* 83) })
        let damaged = try Picture(file.prefix(file.count - 1) + noise)
        #expect(PictureFrames(damaged).map { $0.frames.count >= whole.frames.count - 1 } ?? true)
    }

    @Test(arguments: [(0, false), (1, false), (2, true), (300, true), (301, false), (5_000, false)])
    func `stands still with one frame, and with too many`(count: Int, moves: Bool) throws {
        let frame = (time: 5 as UInt8, place: [0, 0, 20, 10] as [UInt8], disposal: 0 as UInt8)
        let picture = try Picture(Self.gif(Array(repeating: frame, count: count)))
        #expect((PictureFrames(picture) != nil) == moves)
    }

    @Test(arguments: [(2, true), (20, true), (21, false), (300, false)])
    func `stands still where all frames together have more than 400 million pixels`(
        count: Int,
        moves: Bool
    ) throws {
        // Of 20 million pixels each: no one of them is too large.
        var gif = Array("GIF89a".utf8) + [0x88, 0x13, 0xA0, 0x0F, 0, 0, 0]
        for _ in 0..<count {
            gif += [0x2C, 0, 0, 0, 0, 0x88, 0x13, 0xA0, 0x0F, 0, 2, 2, 0x44, 1, 0]
        }
        #expect((PictureFrames(try Picture(Data(gif + [0x3B]))) != nil) == moves)
    }

    @Test func `stands still where a frame has other pixels than it says`() throws {
        var webp = Self.webp
        let size = try #require(webp.range(of: Data([0x9D, 1, 0x2A]))).upperBound
        #expect(PictureFrames(try Picture(webp)) != nil)
        // The second frame is a still of its own without its opacity.
        let alpha = try #require(webp.range(of: Data("ALPH".utf8)))
        webp.replaceSubrange(alpha, with: Data("XLPH".utf8))
        #expect(PictureFrames(try Picture(webp)) != nil)
        webp.replaceSubrange(size..<size + 4, with: [0xFF, 0x3F, 0xFF, 0x3F])
        #expect(PictureFrames(try Picture(webp)) == nil)
    }

    @Test func `a PNG stands still`() throws {
        #expect(PictureFrames(try Picture(.png(20, 10))) == nil)
    }
}
