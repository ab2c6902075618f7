extension PictureHeader {
    static func webp(_ bytes: PictureBytes<some Any>) -> Facts? {
        switch bytes.name(at: 12) {
        case "VP8 ": lossy(bytes)
        case "VP8L": lossless(bytes)
        case "VP8X": extended(bytes)
        default: nil
        }
    }

    private static func lossy(_ bytes: PictureBytes<some Any>) -> Facts? {
        guard bytes.has([0x9D, 0x01, 0x2A], at: 23) else { return nil }
        return Facts(
            bytes.little(2, at: 26).map { $0 & 0x3FFF },
            bytes.little(2, at: 28).map { $0 & 0x3FFF }
        )
    }

    /// What comes before is copied from all over the picture, so all of it is held.
    private static func lossless(_ bytes: PictureBytes<some Any>) -> Facts? {
        guard bytes.byte(at: 20) == 0x2F, let bits = bytes.little(4, at: 21) else { return nil }
        return Facts((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, held: 4)
    }

    private static func extended(_ bytes: PictureBytes<some Any>) -> Facts? {
        Facts(
            bytes.little(3, at: 24).map { $0 + 1 },
            bytes.little(3, at: 27).map { $0 + 1 },
            held: heldByExtended(bytes)
        )
    }

    /// Opacity is a lossless plane of its own; frames of an animation are drawn over one another.
    private static func heldByExtended(_ bytes: PictureBytes<some Any>) -> Int {
        let (isAnimated, hasAlpha) = (0x02 as UInt8, 0x10 as UInt8)
        let flags = bytes.byte(at: 20) ?? 0
        if flags & isAnimated != 0 { return 8 }
        var position = 12
        // Colour profiles and notes come before the pixels.
        for _ in 0..<16 {
            guard let size = bytes.little(4, at: position + 4) else { break }
            if bytes.has("VP8L", at: position) { return 4 }
            if bytes.has("VP8 ", at: position) { break }
            position += 8 + size + size % 2
        }
        return flags & hasAlpha != 0 ? 1 : 0
    }
}
