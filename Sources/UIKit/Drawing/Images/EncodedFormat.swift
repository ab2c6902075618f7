import Foundation

/// The kinds of picture files that are read, told by their first bytes.
enum EncodedFormat: Sendable {
    case png
    case jpeg
    case webP
    case gif

    /// Nil for any other file; other decoders of the machine stay unused, as they are less hardened.
    init?(_ data: Data) {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else if head.starts(with: Array("RIFF".utf8)),
            head.dropFirst(8).elementsEqual("WEBP".utf8)
        {
            self = .webP
        } else {
            return nil
        }
    }

    /// Whether the decoder can skip pixels; the others need memory for all of them first.
    var decodesSmaller: Bool {
        self == .jpeg || self == .webP
    }

    /// The name that gdk-pixbuf knows the format by.
    var loaderName: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpeg"
        case .webP: "webp"
        case .gif: "gif"
        }
    }
}
