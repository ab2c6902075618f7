import Foundation

/// Takes a WebP that moves apart, chunk by chunk.
struct WebPReader {
    private let input: FrameBytes

    init(_ bytes: [UInt8]) {
        input = FrameBytes(bytes: bytes, position: 12)
    }

    /// All that are whole, one more than are wanted at most.
    var frames: [PictureFrames.Frame] {
        var input = input
        var frames: [PictureFrames.Frame] = []
        while frames.count <= PictureFrames.mostFrames, let chunk = Self.chunk(&input) {
            guard chunk.name == "ANMF" else { continue }
            guard let frame = Self.frame(chunk.content) else { return frames }
            frames.append(frame)
        }
        return frames
    }

    private static func chunk(_ input: inout FrameBytes) -> (name: String, content: [UInt8])? {
        guard let name = input.take(4), let size = input.take(4).map(FrameBytes.little),
            let content = input.take(size)
        else { return nil }
        if size % 2 == 1 { _ = input.byte() }
        return (String(decoding: name, as: UTF8.self), content)
    }

    private static func frame(_ content: [UInt8]) -> PictureFrames.Frame? {
        guard content.count >= 16 else { return nil }
        let numbers = (0..<5).map { FrameBytes.little(content[($0 * 3)..<($0 * 3 + 3)]) }
        let (width, height) = (numbers[2] + 1, numbers[3] + 1)
        var input = FrameBytes(bytes: content, position: 16)
        var opacity: [UInt8] = []
        while let chunk = chunk(&input) {
            switch chunk.name {
            case "ALPH": opacity = written("ALPH", chunk.content)
            case "VP8 ", "VP8L":
                let pixels = written(chunk.name, chunk.content)
                return PictureFrames.Frame(
                    file: file(pixels, opacity: opacity, size: Array(content[6..<12])),
                    x: numbers[0] * 2,
                    y: numbers[1] * 2,
                    width: width,
                    height: height,
                    hundredths: numbers[4] < 20 ? 10 : numbers[4] / 10,
                    replaces: content[15] & 2 != 0,
                    disposal: content[15] & 1 != 0 ? .isCleared : .stays
                )
            default: break
            }
        }
        return nil
    }

    /// A still file; one with opacity apart needs the header that says so.
    private static func file(_ pixels: [UInt8], opacity: [UInt8], size: [UInt8]) -> Data {
        var chunks = pixels
        if !opacity.isEmpty {
            chunks = written("VP8X", [0x10, 0, 0, 0] + size) + opacity + pixels
        }
        let body = Array("WEBP".utf8) + chunks
        return Data(Array("RIFF".utf8) + number(body.count) + body)
    }

    private static func written(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array(name.utf8) + number(content.count) + content + (content.count % 2 == 1 ? [0] : [])
    }

    private static func number(_ value: Int) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
