extension UInt8 {
    /// Whether the byte is one of the four that XML takes for white space.
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    /// The byte with a capital letter of ASCII made small.
    var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
