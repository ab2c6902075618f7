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
        try run(JSONValueBuilder.self, over: bytes, limits: limits)
    }

    /// Reads the one value in `text`; the notes tell what was forgiven.
    public static func read(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONValue> {
        try run(JSONValueBuilder.self, over: text, limits: limits)
    }

    /// Reads the one value in `bytes` with the place of each part, for checkers.
    package static func readNode(
        _ bytes: some ContiguousBytes,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONNode> {
        try run(JSONNodeBuilder.self, over: bytes, limits: limits)
    }

    /// Reads the one value in `text` with the place of each part, for checkers.
    package static func readNode(
        _ text: String,
        limits: JSONLimits = .default
    ) throws(JSONError) -> Read<JSONNode> {
        try run(JSONNodeBuilder.self, over: text, limits: limits)
    }

    private static func run<Builder: JSONBuilding>(
        _ builder: Builder.Type,
        over bytes: some ContiguousBytes,
        limits: JSONLimits
    ) throws(JSONError) -> Read<Builder.Value> {
        // The closure hands a Result out, because `withUnsafeBytes` forgets the type of errors.
        try bytes.withUnsafeBytes { raw in
            raw.withMemoryRebound(to: UInt8.self) { parse(builder, $0, limits) }
        }.get()
    }

    private static func run<Builder: JSONBuilding>(
        _ builder: Builder.Type,
        over text: String,
        limits: JSONLimits
    ) throws(JSONError) -> Read<Builder.Value> {
        let direct = text.utf8.withContiguousStorageIfAvailable { parse(builder, $0, limits) }
        // Only a text bridged from Objective-C has no contiguous bytes.
        guard let direct else { return try run(builder, over: Array(text.utf8), limits: limits) }
        return try direct.get()
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
