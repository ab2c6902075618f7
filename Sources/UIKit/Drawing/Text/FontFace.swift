import Foundation

/// What a font is asked to be, before any file is chosen for it.
struct FontFace: Hashable, Sendable {
    enum Design: Hashable, Sendable {
        case system
        case monospaced
        case named(String)
    }

    var design = Design.system
    var size: CGFloat
    var weight = UIFont.Weight.regular
    var isItalic = false
    var hasTabularDigits = false
}
