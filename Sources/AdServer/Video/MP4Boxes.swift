/// The boxes that lie side by side in a stretch of an ISO base media file (ISO/IEC 14496-12, 4.2).
///
/// Nothing that a box says of its size is believed: one that ends beyond its surroundings, or before
/// its own head, ends the walk with a fault, and each step goes at least eight bytes forward.
struct MP4Boxes {
    struct Box {
        let type: String
        /// What is behind the box's head.
        let body: Range<Int>
    }

    private let bytes: MP4Bytes
    private var rest: Range<Int>

    init(_ bytes: MP4Bytes, in range: Range<Int>) {
        self.bytes = bytes
        rest = range
    }

    /// The next box; nil behind the last one.
    mutating func next() throws(MP4Fault) -> Box? {
        guard !rest.isEmpty else { return nil }
        let start = rest.lowerBound
        guard rest.count >= 8 else { throw .damaged }
        let (end, head) = try extent(at: start)
        rest = end..<rest.upperBound
        return Box(type: bytes.text(at: start + 4), body: start + head..<end)
    }

    /// The first box of a type.
    func first(_ type: String) throws(MP4Fault) -> Box? {
        var boxes = self
        while let box = try boxes.next() {
            if box.type == type { return box }
        }
        return nil
    }

    /// Where the box at `start` ends, and how long its head is.
    private func extent(at start: Int) throws(MP4Fault) -> (end: Int, head: Int) {
        switch bytes.number(at: start, bytes: 4) {
        case 0:
            // To the end of everything.
            return (rest.upperBound, 8)
        case 1:
            guard rest.count >= 16 else { throw .damaged }
            return try (checked(bytes.number(at: start + 8, bytes: 8), atLeast: 16, start), 16)
        case let size:
            return try (checked(size, atLeast: 8, start), 8)
        }
    }

    private func checked(_ size: UInt64, atLeast head: UInt64, _ start: Int) throws(MP4Fault) -> Int
    {
        guard size >= head else { throw .damaged }
        guard size <= UInt64(rest.count) else { throw .endsEarly }
        return start + Int(size)
    }
}
