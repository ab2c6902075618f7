public import Foundation

extension JSONValue {
    /// The value as JSON, members in their order.
    ///
    /// Compact by default; `pretty` puts each member and element on a line of its own.
    public func text(pretty: Bool = false) -> String {
        String(decoding: JSONWriter.bytes(of: self, pretty: pretty), as: UTF8.self)
    }

    /// The value as compact JSON in UTF-8.
    public var data: Data { Data(JSONWriter.bytes(of: self, pretty: false)) }
}

/// Writes values as JSON in UTF-8; only what must be escaped is.
private struct JSONWriter {
    private static let digits = Array("0123456789abcdef".utf8)

    private var bytes: [UInt8] = []
    private let isPretty: Bool
    private var level = 0

    static func bytes(of value: JSONValue, pretty: Bool) -> [UInt8] {
        var writer = JSONWriter(isPretty: pretty)
        writer.write(value)
        return writer.bytes
    }

    private init(isPretty: Bool) { self.isPretty = isPretty }

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
        case .number(let number): bytes += number.text.utf8
        case .string(let text): write(text)
        case .array(let elements):
            write(elements, between: ("[", "]")) { $0.write($1) }
        case .object(let members):
            write(members, between: ("{", "}")) { writer, member in
                writer.write(member.key)
                writer.bytes += (writer.isPretty ? ": " : ":").utf8
                writer.write(member.value)
            }
        }
    }

    private mutating func write<Part>(
        _ parts: some Collection<Part>,
        between brackets: (String, String),
        each: (inout JSONWriter, Part) -> Void
    ) {
        bytes += brackets.0.utf8
        level += 1
        var isFirst = true
        for part in parts {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            breakLine()
            each(&self, part)
        }
        level -= 1
        if !isFirst { breakLine() }
        bytes += brackets.1.utf8
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { source in
            var copied = 0
            for place in source.indices where Self.needsEscape(source[place]) {
                bytes += UnsafeBufferPointer(rebasing: source[copied..<place])
                escape(source[place])
                copied = place + 1
            }
            bytes += UnsafeBufferPointer(rebasing: source[copied...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        case 0x0A: bytes += "\\n".utf8
        case 0x0D: bytes += "\\r".utf8
        case 0x09: bytes += "\\t".utf8
        default:
            bytes += "\\u00".utf8
            bytes.append(Self.digits[Int(byte >> 4)])
            bytes.append(Self.digits[Int(byte & 15)])
        }
    }
}
