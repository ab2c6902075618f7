import Foundation

/// Takes a GIF apart, block by block (GIF 89a).
struct GIFReader {
    private var input: FrameBytes
    private var colors: [UInt8] = []
    private var screen: [UInt8] = []
    /// What was said of the next frame.
    private var control: [UInt8]?

    init(_ bytes: [UInt8]) {
        input = FrameBytes(bytes: bytes, position: 6)
    }

    /// All that are whole, one more than are wanted at most.
    var frames: [PictureFrames.Frame] {
        var reader = self
        guard reader.readScreen() else { return [] }
        var frames: [PictureFrames.Frame] = []
        while frames.count <= PictureFrames.mostFrames, let kind = reader.input.byte() {
            switch kind {
            case 0x21: guard reader.readExtension() else { return frames }
            case 0x2C:
                guard let frame = reader.readFrame() else { return frames }
                if frame.width > 0, frame.height > 0 { frames.append(frame) }
            default: return frames
            }
        }
        return frames
    }

    private mutating func readScreen() -> Bool {
        guard let screen = input.take(7), let colors = input.take(Self.colorBytes(screen[4])) else {
            return false
        }
        (self.screen, self.colors) = (screen, colors)
        return true
    }

    /// The bytes of a colour table that a packed field announces.
    private static func colorBytes(_ packed: UInt8) -> Int {
        packed & 0x80 == 0 ? 0 : 3 << (Int(packed & 0x07) + 1)
    }

    private mutating func readExtension() -> Bool {
        guard let label = input.byte(), let blocks = readBlocks() else { return false }
        if label == 0xF9, blocks.count >= 6 { control = Array(blocks[1..<5]) }
        return true
    }

    /// Blocks with their lengths, up to the empty one that ends them.
    private mutating func readBlocks() -> [UInt8]? {
        var blocks: [UInt8] = []
        while let count = input.byte(), let block = input.take(Int(count)) {
            blocks.append(count)
            blocks += block
            if count == 0 { return blocks }
        }
        return nil
    }

    private mutating func readFrame() -> PictureFrames.Frame? {
        guard let place = input.take(9), let own = input.take(Self.colorBytes(place[8])),
            let codeSize = input.byte(), let pixels = readBlocks()
        else { return nil }
        let control = control ?? [0, 0, 0, 0]
        self.control = nil
        let size = Array(place[4..<8])
        var file = Array("GIF89a".utf8) + size + screen[4...] + colors
        // Transparency alone: a still file has no time, and nothing after it.
        file += [0x21, 0xF9, 4, control[0] & 1, 0, 0, control[3], 0]
        file += [0x2C, 0, 0, 0, 0] + size + [place[8]] + own + [codeSize] + pixels + [0x3B]
        let time = FrameBytes.little(control[1..<3])
        return PictureFrames.Frame(
            file: Data(file),
            x: FrameBytes.little(place[0..<2]),
            y: FrameBytes.little(place[2..<4]),
            width: FrameBytes.little(place[4..<6]),
            height: FrameBytes.little(place[6..<8]),
            // As browsers have it: next to no time is taken for none, and that for a tenth.
            hundredths: time < 2 ? 10 : time,
            disposal: Self.disposal(control[0] >> 2 & 7)
        )
    }

    private static func disposal(_ code: UInt8) -> PictureFrames.Disposal {
        switch code {
        case 2: .isCleared
        case 3: .isGivenBack
        default: .stays
        }
    }
}
