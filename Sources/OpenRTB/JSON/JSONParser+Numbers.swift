extension JSONParser {
    /// Reads a number, whose text is kept as it is.
    mutating func number() throws(JSONError) -> JSONNumber {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        let isZero = byte == UInt8(ascii: "0")
        try digits()
        if isZero, index - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
            throw error(at: start, "a number begins with a zero that does not belong there")
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<index])
        return JSONNumber(validated: String(decoding: slice, as: UTF8.self))
    }

    /// Steps over one digit or more.
    private mutating func digits() throws(JSONError) {
        let start = index
        while UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
        guard index > start else { throw error(at: index, "a digit is missing in a number") }
    }
}
