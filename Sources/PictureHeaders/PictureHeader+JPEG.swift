extension PictureHeader {
    /// Walks the segments to the start of the first scan.
    static func jpeg(_ bytes: PictureBytes<some Any>) -> Facts? {
        var facts: Facts?
        var components = 0
        var isOnItsSide = false
        var position = 2
        while let (marker, content) = segment(bytes, at: position) {
            guard let content else {
                position += 2
                continue
            }
            switch marker {
            case 0xDA:
                // Several scans one after the other: each pixel's coefficients wait for the last.
                if let count = bytes.byte(at: content), count != components { facts?.held = 6 }
                facts?.isOnItsSide = isOnItsSide
                return facts
            case 0xE1: isOnItsSide = isOnItsSide || exifSwapsSides(bytes, at: content)
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker) && facts == nil:
                facts = frame(bytes, marker, at: content)
                components = Int(bytes.byte(at: content + 5) ?? 0)
            default: break
            }
            guard let length = bytes.big(2, at: content - 2) else { break }
            position = content - 2 + length
        }
        facts?.isOnItsSide = isOnItsSide
        return facts
    }

    /// The marker at a place and where its content begins, behind its length; no content for those
    /// that are a marker alone.
    private static func segment(
        _ bytes: PictureBytes<some Any>,
        at position: Int
    ) -> (marker: UInt8, content: Int?)? {
        guard bytes.byte(at: position) == 0xFF, let marker = bytes.byte(at: position + 1) else {
            return nil
        }
        // Any number of 0xFF may stand before a marker: step over the first.
        if marker == 0xFF { return segmentBehindFill(bytes, at: position + 1) }
        if marker == 0x01 || (0xD0...0xD8).contains(marker) { return (marker, nil) }
        guard marker != 0xD9, let length = bytes.big(2, at: position + 2), length >= 2 else {
            return nil
        }
        return (marker, position + 4)
    }

    private static func segmentBehindFill(
        _ bytes: PictureBytes<some Any>,
        at position: Int
    ) -> (marker: UInt8, content: Int?)? {
        var position = position
        while bytes.byte(at: position + 1) == 0xFF { position += 1 }
        return segment(bytes, at: position)
    }

    /// Progressive frames keep the coefficients of all pixels, two bytes each, to the end.
    private static func frame(
        _ bytes: PictureBytes<some Any>,
        _ marker: UInt8,
        at content: Int
    ) -> Facts? {
        let isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
        let components = Int(bytes.byte(at: content + 5) ?? 0)
        return Facts(
            bytes.big(2, at: content + 3),
            bytes.big(2, at: content + 1),
            held: isProgressive ? 2 * max(components, 1) : 0
        )
    }

    /// Whether a note of the camera (tag 0x0112 of Exif 2.3) says that it was held upright.
    private static func exifSwapsSides(_ bytes: PictureBytes<some Any>, at content: Int) -> Bool {
        guard bytes.has("Exif\0\0", at: content) else { return false }
        let tiff = content + 6
        let isLittle = bytes.has("II", at: tiff)
        guard isLittle || bytes.has("MM", at: tiff) else { return false }
        func number(_ count: Int, at offset: Int) -> Int? {
            isLittle ? bytes.little(count, at: offset) : bytes.big(count, at: offset)
        }
        guard let directory = number(4, at: tiff + 4), let count = number(2, at: tiff + directory)
        else { return false }
        for index in 0..<min(count, 64) {
            let entry = tiff + directory + 2 + index * 12
            guard let tag = number(2, at: entry) else { return false }
            if tag == 0x0112 { return (5...8).contains(number(2, at: entry + 8) ?? 1) }
        }
        return false
    }
}
