/// A text that is checked, and where in the file each of its bytes was written.
///
/// A document may stand in a text of another one, where each quote has a backslash; findings are
/// told at the place in the file all the same, through any number of levels.
struct SourceText: Sendable {
    /// A run of bytes that stand one after the other in the outer text, too.
    private struct Segment {
        let start: UInt32
        let outer: UInt32
    }

    private final class Origin: Sendable {
        let text: SourceText
        let segments: [Segment]

        init(_ text: SourceText, _ segments: [Segment]) {
            self.text = text
            self.segments = segments
        }
    }

    /// The text, without the escapes that it had in the outer one.
    let bytes: [UInt8]
    private let origin: Origin?

    /// The file itself.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        origin = nil
    }

    /// The text that stands in the JSON text at `range` of `outer`, quotes included, which has
    /// been found well formed.
    init(quotedIn outer: SourceText, at range: Range<Int>) {
        let quoted = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(quoted.count)
        var segments: [Segment] = []
        var place = quoted.lowerBound
        while place < quoted.upperBound {
            let start = place
            while place < quoted.upperBound, outer.bytes[place] != UInt8(ascii: "\\") { place += 1 }
            if place > start {
                segments.append(Segment(start: UInt32(bytes.count), outer: UInt32(start)))
                bytes += outer.bytes[start..<place]
            }
            guard place < quoted.upperBound else { break }
            let size = JSONEscapes.decodeOne(outer.bytes, at: place, before: quoted.upperBound) {
                // Each byte of a character that was written as one escape is at that escape.
                segments.append(Segment(start: UInt32(bytes.count), outer: UInt32(place)))
                bytes.append($0)
            }
            place += size
        }
        segments.append(Segment(start: UInt32(bytes.count), outer: UInt32(quoted.upperBound)))
        self.bytes = bytes
        origin = Origin(outer, segments)
    }

    /// Where in the file the byte at `offset` is.
    func fileOffset(of offset: Int) -> Int {
        guard let origin else { return offset }
        let segments = origin.segments
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return origin.text.fileOffset(of: 0) }
        let segment = segments[low - 1]
        return origin.text.fileOffset(of: Int(segment.outer) + offset - Int(segment.start))
    }
}
