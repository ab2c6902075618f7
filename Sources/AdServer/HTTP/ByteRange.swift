/// Which bytes of a file a request wants (RFC 9110, section 14).
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    /// Nothing of it is there.
    case unsatisfiable

    /// Reads a `Range` header for a file of `length` bytes.
    ///
    /// One range is served. Several are answered with the whole file, as the standard allows: no player
    /// asks for several, and a multipart answer is an old way to make a server work hard. A header that
    /// is no range of bytes is ignored.
    init(_ header: String?, length: Int) {
        self = header.flatMap { Self.parse($0, length) } ?? .whole
    }

    private static func parse(_ header: String, _ length: Int) -> ByteRange? {
        let parts = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
        let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
        guard ends.count == 2 else { return nil }
        switch (ends[0].isEmpty, ends[1].isEmpty) {
        case (true, true): return nil
        case (true, false): return number(ends[1]).map { last($0, of: length) }
        case (false, true): return number(ends[0]).map { part(from: $0, through: .max, of: length) }
        case (false, false):
            guard let first = number(ends[0]), let last = number(ends[1]), first <= last else {
                return nil
            }
            return part(from: first, through: last, of: length)
        }
    }

    private static func part(from first: Int, through last: Int, of length: Int) -> ByteRange {
        guard first < length else { return .unsatisfiable }
        return .part(first..<min(last, length - 1) + 1)
    }

    private static func last(_ count: Int, of length: Int) -> ByteRange {
        guard count > 0, length > 0 else { return .unsatisfiable }
        return .part(max(length - count, 0)..<length)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...last]
    }

    /// Digits only; a number beyond all files counts as the greatest.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text) ?? .max
    }
}
