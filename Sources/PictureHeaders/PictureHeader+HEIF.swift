extension PictureHeader {
    /// AVIF or HEIC by the brands of an ISO base media file (ISO/IEC 23008-12, AVIF 1.0).
    static func heifFormat(_ bytes: PictureBytes<some Any>) -> Format? {
        guard bytes.has("ftyp", at: 4), let size = bytes.big(4, at: 0), size >= 16 else {
            return nil
        }
        // The one it is made for, its version, then those that it is compatible with.
        let brands = [8] + Array(stride(from: 16, to: min(size, 128) - 3, by: 4))
        let names = brands.compactMap { bytes.name(at: $0) }
        if names.contains(where: ["avif", "avis"].contains) { return .avif }
        if names.contains(where: ["heic", "heix", "heim", "heis", "hevc", "hevx"].contains) {
            return .heic
        }
        // Brands that only say that there are pictures: what they are made of, the items say.
        guard names.contains(where: ["mif1", "msf1"].contains) else { return nil }
        return HEIFItems(bytes)?.codesAV1 == true ? .avif : .heic
    }

    /// Both are decoded whole, and then turned to colours.
    static func heif(_ bytes: PictureBytes<some Any>) -> Facts? {
        guard let items = HEIFItems(bytes) else { return nil }
        var facts = Facts(items.width, items.height, held: 8)
        facts?.isOnItsSide = items.isOnItsSide
        return facts
    }
}

/// What the `meta` box at the front of the file says of its main picture.
private struct HEIFItems<Bytes: RandomAccessCollection<UInt8>> {
    private let bytes: PictureBytes<Bytes>
    private let properties: [Range<Int>]
    private let mainProperties: [Range<Int>]

    init?(_ bytes: PictureBytes<Bytes>) {
        self.bytes = bytes
        let file = Boxes(bytes)
        // A box with a version and flags before its content.
        guard let meta = file.first("meta", in: 0..<bytes.count)?.dropFirst(4),
            let main = file.first("pitm", in: meta).flatMap({ Self.mainItem(bytes, $0) }),
            let items = file.first("iprp", in: meta),
            let list = file.first("ipco", in: items)
        else { return nil }
        properties = file.all(in: list)
        let numbers = file.first("ipma", in: items).map { Self.places(bytes, $0, of: main) } ?? []
        let all = properties
        mainProperties = numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
    }

    /// Whether anything in the file is configured for AV1.
    var codesAV1: Bool { properties.contains { bytes.has("av1C", at: $0.lowerBound - 4) } }

    var width: Int? { extent.flatMap { bytes.big(4, at: $0.lowerBound + 4) } }
    var height: Int? { extent.flatMap { bytes.big(4, at: $0.lowerBound + 8) } }

    /// Turned by a quarter to the left or to the right.
    var isOnItsSide: Bool {
        let turn = mainProperties.first { bytes.has("irot", at: $0.lowerBound - 4) }
        return turn.flatMap { bytes.byte(at: $0.lowerBound) }.map { $0 & 1 == 1 } ?? false
    }

    private var extent: Range<Int>? {
        mainProperties.first { bytes.has("ispe", at: $0.lowerBound - 4) && $0.count >= 12 }
    }

    private static func mainItem(_ bytes: PictureBytes<Bytes>, _ box: Range<Int>) -> Int? {
        let isLong = bytes.byte(at: box.lowerBound) != 0
        return bytes.big(isLong ? 4 : 2, at: box.lowerBound + 4)
    }

    /// The numbers, from 1, of the properties of an item.
    private static func places(
        _ bytes: PictureBytes<Bytes>,
        _ box: Range<Int>,
        of item: Int
    ) -> [Int] {
        let start = box.lowerBound
        guard let version = bytes.byte(at: start), let flags = bytes.byte(at: start + 3),
            let count = bytes.big(4, at: start + 4)
        else { return [] }
        let (idSize, placeSize) = (version == 0 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
        var position = start + 8
        for _ in 0..<min(count, 1024) {
            guard let id = bytes.big(idSize, at: position),
                let many = bytes.byte(at: position + idSize), position < box.upperBound
            else { return [] }
            position += idSize + 1
            if id == item {
                return (0..<Int(many)).compactMap { index in
                    // The first bit says that the property must be understood.
                    bytes.big(placeSize, at: position + index * placeSize)
                        .map { $0 & (placeSize == 1 ? 0x7F : 0x7FFF) }
                }
            }
            position += Int(many) * placeSize
        }
        return []
    }
}

/// Boxes of an ISO base media file: a length, four letters, and content.
private struct Boxes<Bytes: RandomAccessCollection<UInt8>> {
    private let bytes: PictureBytes<Bytes>

    init(_ bytes: PictureBytes<Bytes>) {
        self.bytes = bytes
    }

    /// The content of the first box of a name.
    func first(_ name: String, in range: Range<Int>) -> Range<Int>? {
        all(in: range).first { bytes.has(name, at: $0.lowerBound - 4) }
    }

    /// The contents of the boxes that stand one after the other in a range, at most 256.
    ///
    /// Lengths of 64 bits are of movies, not of pictures' heads, and end the list.
    func all(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var position = range.lowerBound
        while found.count < 256, position + 8 <= range.upperBound,
            let size = bytes.big(4, at: position)
        {
            let end = size == 0 ? range.upperBound : position + size
            guard size == 0 || size >= 8, end <= range.upperBound else { break }
            found.append(position + 8..<end)
            position = end
        }
        return found
    }
}
