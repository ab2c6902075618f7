public import Foundation

/// Reads JSON (RFC 8259) from UTF-8 bytes.
///
/// The grammar is kept to the letter. What real documents get wrong without being ambiguous is
/// forgiven and noted: a byte order mark, members with one name (the first counts), half a
/// surrogate pair and bytes that are no UTF-8 (each becomes U+FFFD).
public enum JSONReader {
    /// Reads the one value in `bytes`; the notes tell what was forgiven.
    public static func read(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONValue> {
        try with(bytes) { values($0, limits) }.get()
    }

    /// Reads the one value in `text`; the notes tell what was forgiven.
    public static func read(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONValue> {
        try with(text) { values($0, limits) }.get()
    }

    /// Reads the one value in `bytes` with the place of each part, for checkers.
    package static func readNode(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONNode> {
        try with(bytes) { nodes($0, limits) }.get()
    }

    /// Reads the one value in `text` with the place of each part, for checkers.
    package static func readNode(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONNode> {
        try with(text) { nodes($0, limits) }.get()
    }

    // The builder is named outside of what is generic over the bytes: only so does the compiler
    // make a parser for each, which is several times as fast as one for any builder.

    private static func values(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ limits: JSONLimits
    ) -> Result<Read<JSONValue>, JSONError> { parse(JSONValueBuilder.self, bytes, limits) }

    private static func nodes(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ limits: JSONLimits
    ) -> Result<Read<JSONNode>, JSONError> { parse(JSONNodeBuilder.self, bytes, limits) }

    /// Hands the bytes of `text` to `body`.
    private static func with<Value>(
        _ text: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Value
    ) -> Value {
        var text = text
        // Also makes a text bridged from Objective-C contiguous.
        return text.withUTF8(body)
    }

    /// Hands `bytes` to `body`.
    private static func with<Value>(
        _ bytes: some ContiguousBytes,
        _ body: (UnsafeBufferPointer<UInt8>) -> Value
    ) -> Value {
        bytes.withUnsafeBytes { $0.withMemoryRebound(to: UInt8.self, body) }
    }

    private static func parse<Builder: JSONBuilding>(
        _ builder: Builder.Type,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ limits: JSONLimits
    ) -> Result<Read<Builder.Value>, JSONError> {
        var parser = JSONParser<Builder>(bytes, limits: limits)
        do {
            let value = try parser.document()
            return .success(Read(value, notes: parser.forgiven.notes))
        } catch {
            return .failure(error)
        }
    }
}

extension JSONValue {
    /// Reads the one value in `bytes`, forgiving what ``JSONReader`` forgives.
    public static func read(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(JSONError) -> JSONValue {
        try JSONReader.read(bytes, limits: limits).value
    }

    /// Reads the one value in `text`, forgiving what ``JSONReader`` forgives.
    public static func read(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(JSONError) -> JSONValue {
        try JSONReader.read(text, limits: limits).value
    }
}
