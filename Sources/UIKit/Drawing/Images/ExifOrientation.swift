import Foundation

/// Reads from a JPEG file how the camera was held (tag 0x0112 of Exif 2.3, 1 to 8).
enum ExifOrientation {
    /// Whether width and height change places when the picture is put upright.
    static func swapsSides(in data: Data) -> Bool {
        (5...8).contains(read(data))
    }

    /// 1, upright, where the file does not say.
    static func read(_ data: Data) -> Int {
        let bytes = Reader(bytes: data)
        var offset = 2
        // Segments: 0xFF, a marker, then a length that counts itself.
        while let marker = bytes.big16(offset), marker >> 8 == 0xFF,
            let length = bytes.big16(offset + 2), length >= 2, marker != 0xFFDA
        {
            if marker == 0xFFE1, bytes.matches("Exif\0\0", at: offset + 4) {
                return orientation(bytes, tiff: offset + 10)
            }
            offset += 2 + length
        }
        return 1
    }

    private static func orientation(_ bytes: Reader, tiff: Int) -> Int {
        let isLittle = bytes.matches("II", at: tiff)
        guard isLittle || bytes.matches("MM", at: tiff),
            let directory = bytes.number(tiff + 4, size: 4, isLittle: isLittle),
            let count = bytes.number(tiff + directory, size: 2, isLittle: isLittle)
        else { return 1 }
        for index in 0..<min(count, 64) {
            let entry = tiff + directory + 2 + index * 12
            guard let tag = bytes.number(entry, size: 2, isLittle: isLittle) else { return 1 }
            if tag == 0x0112, let value = bytes.number(entry + 8, size: 2, isLittle: isLittle) {
                return (1...8).contains(value) ? value : 1
            }
        }
        return 1
    }

    /// Numbers at offsets; nil beyond the end.
    private struct Reader {
        let bytes: Data

        func byte(_ offset: Int) -> Int? {
            guard offset >= 0, offset < bytes.count else { return nil }
            return Int(bytes[bytes.startIndex + offset])
        }

        func big16(_ offset: Int) -> Int? {
            number(offset, size: 2, isLittle: false)
        }

        func number(_ offset: Int, size: Int, isLittle: Bool) -> Int? {
            var value = 0
            for index in 0..<size {
                guard let byte = byte(offset + (isLittle ? size - 1 - index : index)) else {
                    return nil
                }
                value = value << 8 | byte
            }
            return value
        }

        func matches(_ text: String, at offset: Int) -> Bool {
            text.utf8.enumerated().allSatisfy { byte(offset + $0.offset) == Int($0.element) }
        }
    }
}
