/// One walk over the bytes of a document, from left to right, each byte looked at about once.
struct JSONParser<Builder: JSONBuilding> {
    /// More levels than this would strain the stack of a small thread, whatever the limits say.
    private static var deepest: Int { 512 }

    let bytes: UnsafeBufferPointer<UInt8>
    let limits: JSONLimits
    var index = 0
    var forgiven = JSONForgiven()

    init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// The byte at hand; 0, which no token begins with, at the end.
    var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// Reads the whole document, which is one value.
    mutating func document() throws(JSONError) -> Builder.Value {
        guard bytes.count <= limits.bytes else {
            throw error(
                at: 0,
                "the document has \(bytes.count) bytes, more than \(limits.bytes)",
                .size
            )
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
            forgiven.note("a byte order mark stands before the document")
        }
        skipSpace()
        guard index < bytes.count else { throw error(at: index, "the document is empty", .empty) }
        let value = try value(depth: 0)
        skipSpace()
        guard index == bytes.count else {
            throw error(at: index, "something follows the end of the document", .trailing)
        }
        return value
    }

    private mutating func value(depth: Int) throws(JSONError) -> Builder.Value {
        let start = index
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "\""):
            let text = try string()
            return Builder.scalar(.string(text), in: start..<index)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try number()
            return Builder.scalar(.number(number), in: start..<index)
        default:
            let value = try literal()
            return Builder.scalar(value, in: start..<index)
        }
    }

    private mutating func literal() throws(JSONError) -> JSONValue {
        if skip("true") { return .bool(true) }
        if skip("false") { return .bool(false) }
        if skip("null") { return .null }
        throw error(
            at: index,
            index == bytes.count ? "the document breaks off" : "no value is here"
        )
    }

    private mutating func array(depth: Int) throws(JSONError) -> Builder.Value {
        let start = index
        try descend(to: depth)
        var elements: [Builder.Value] = []
        if byte == UInt8(ascii: "]") {
            index += 1
            return Builder.array(elements, in: start..<index)
        }
        while true {
            let mark = forgiven.count
            elements.append(try value(depth: depth))
            if forgiven.count > mark { forgiven.place(since: mark, in: String(elements.count - 1)) }
            guard try isFollowed(end: UInt8(ascii: "]"), "a comma or ] is missing") else {
                return Builder.array(elements, in: start..<index)
            }
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> Builder.Value {
        let start = index
        try descend(to: depth)
        var members = JSONMembers<Builder>()
        if byte == UInt8(ascii: "}") {
            index += 1
            return Builder.object(members.list, in: start..<index)
        }
        while true {
            let (key, range) = try name()
            let mark = forgiven.count
            let value = try value(depth: depth)
            if forgiven.count > mark { forgiven.place(since: mark, in: key) }
            if !members.append(Builder.member(key, in: range, value), key: key) {
                forgiven.note("the member is given again; the first one counts", member: key)
            }
            guard try isFollowed(end: UInt8(ascii: "}"), "a comma or } is missing") else {
                return Builder.object(members.list, in: start..<index)
            }
        }
    }

    /// Reads a member's name and the colon after it.
    private mutating func name() throws(JSONError) -> (String, Range<Int>) {
        let start = index
        guard byte == UInt8(ascii: "\"") else {
            throw error(at: index, "a member's name in double quotes is missing")
        }
        let key = try string()
        let range = start..<index
        skipSpace()
        guard byte == UInt8(ascii: ":") else {
            throw error(at: index, "a colon is missing after a member's name")
        }
        index += 1
        skipSpace()
        return (key, range)
    }

    /// Steps over an opening bracket, unless too many are open.
    private mutating func descend(to depth: Int) throws(JSONError) {
        let limit = Swift.min(limits.depth, Self.deepest)
        guard depth <= limit else {
            throw error(
                at: index,
                "more than \(limit) objects and lists lie inside each other",
                .depth
            )
        }
        index += 1
        skipSpace()
    }

    /// Steps over a comma, which another part follows, or over the closing bracket `end`.
    private mutating func isFollowed(end: UInt8, _ fault: String) throws(JSONError) -> Bool {
        skipSpace()
        let found = byte
        guard found == UInt8(ascii: ",") || found == end else {
            throw error(at: index, index == bytes.count ? "the document breaks off" : fault)
        }
        index += 1
        guard found != end else { return false }
        skipSpace()
        guard byte != end else { throw error(at: index, "a comma stands before the end") }
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        let size = word.utf8CodeUnitCount
        guard bytes.count - index >= size else { return false }
        for place in 0..<size where bytes[index + place] != word.utf8Start[place] { return false }
        index += size
        return true
    }

    /// An error at the byte `offset`; finding the line costs a walk, which only errors pay for.
    func error(
        at offset: Int,
        _ sentence: String,
        _ cause: JSONError.Cause = .syntax
    ) -> JSONError {
        var line = 1
        var lineStart = 0
        for place in 0..<offset where bytes[place] == 0x0A {
            line += 1
            lineStart = place + 1
        }
        let column = offset - lineStart + 1
        return JSONError(
            offset: offset,
            line: line,
            column: column,
            sentence: sentence,
            cause: cause
        )
    }
}
