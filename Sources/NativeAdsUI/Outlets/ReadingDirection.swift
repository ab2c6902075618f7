#if canImport(UIKit)
import NativeAds
import UIKit

/// The way in which a text is read.
enum ReadingDirection: Sendable, Hashable {
    case leftToRight
    case rightToLeft

    /// The direction of the first letter that has one, as in rule P2 of the Unicode bidirectional
    /// algorithm; `nil` where no letter has.
    init?(of text: String) {
        let directions = text.unicodeScalars.lazy.compactMap(Self.init(ofLetter:))
        guard let first = directions.first else { return nil }
        self = first
    }

    /// The direction of the headline, else of the body.
    @MainActor init?(of ad: NativeAd) {
        let directions = [ad.headline, ad.body].lazy.compactMap { $0.flatMap(Self.init(of:)) }
        guard let first = directions.first else { return nil }
        self = first
    }

    /// What forces a view into this direction.
    var attribute: UISemanticContentAttribute {
        self == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    /// Hebrew, Arabic and their kin have blocks of their own; all other letters run to the right.
    private init?(ofLetter letter: Unicode.Scalar) {
        switch letter.value {
        case 0x200F, 0x061C: self = .rightToLeft
        case 0x200E: self = .leftToRight
        case _ where !letter.properties.isAlphabetic: return nil
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
            0x1_E800...0x1_EFFF:
            self = .rightToLeft
        default: self = .leftToRight
        }
    }
}
#endif
