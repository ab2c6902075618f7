extension NativeCode {
    var written: JSONValue? { JSONValue(rawValue) }
}

extension ImageAssetType: JSONWritable {}
extension DataAssetType: JSONWritable {}
extension EventType: JSONWritable {}
extension EventMethod: JSONWritable {}
extension NativeContext: JSONWritable {}
extension NativeContextSubtype: JSONWritable {}
extension NativePlacement: JSONWritable {}

extension Fields {
    /// The code `key` from one of Native's lists.
    func code<Code: NativeCode>(_ key: String) -> Code? { int(key).map(Code.init(rawValue:)) }

    /// The codes `key` from one of Native's lists.
    func codes<Code: NativeCode>(_ key: String) -> [Code] { ints(key).map(Code.init(rawValue:)) }
}
