package import Foundation
import PictureHeaders

/// The frames of a picture that moves, each cut out as a still file that any decoder reads.
///
/// GIF 89a and WebP; what is drawn of them, one over the other, is for whoever shows them.
package struct PictureFrames: Sendable, Hashable {
    /// What becomes of a frame's place before the next one is drawn.
    package enum Disposal: Sendable, Hashable {
        case stays, isCleared, isGivenBack
    }

    package struct Frame: Sendable, Hashable {
        /// A still picture of that size.
        package var file: Data
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int
        /// In hundredths of a second; 1 or more.
        package var hundredths: Int
        /// Whether it takes the place of what is below, also where it is transparent.
        package var replaces = false
        package var disposal = Disposal.stays
    }

    /// More than that many frames are no ad: such a picture stands still.
    package static let mostFrames = 300

    /// The most pixels that all frames have together, 400 million: drawing more takes seconds.
    static let mostPixels = PictureHeader.mostPixels

    package let frames: [Frame]

    /// Takes a picture apart; `nil` for one that stands still, is damaged before its second frame,
    /// or would take too long to draw.
    package init?(_ picture: Picture) {
        let bytes = [UInt8](picture.data)
        switch picture.format {
        case .gif: frames = GIFReader(bytes).frames
        case .webp: frames = WebPReader(bytes).frames
        case .png, .jpeg, .avif, .heic: return nil
        }
        guard (2...Self.mostFrames).contains(frames.count), Self.pixels(of: frames) != nil else {
            return nil
        }
    }

    /// The pixels of all frames; `nil` where there are too many, or others than a frame says.
    private static func pixels(of frames: [Frame]) -> Int? {
        var pixels = 0
        for frame in frames {
            guard let header = PictureHeader(frame.file), header.objection == nil,
                header.width == frame.width, header.height == frame.height
            else { return nil }
            pixels += header.width * header.height
            guard pixels <= mostPixels else { return nil }
        }
        return pixels
    }
}

/// Bytes that are taken one piece after the other; `nil` beyond their end.
struct FrameBytes {
    let bytes: [UInt8]
    var position: Int

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= bytes.count - position else { return nil }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func byte() -> UInt8? { take(1)?.first }

    static func little(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
