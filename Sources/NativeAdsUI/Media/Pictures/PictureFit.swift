#if canImport(UIKit)
import Foundation
import UIKit

/// Decides in which size a picture is decoded, so that no more memory is used than is shown.
struct PictureFit: Sendable, Hashable {
    /// How many times the pixels of the view are decoded at most.
    private static let mostSlots: CGFloat = 16

    /// The size to decode to, in pixels; never larger than the picture itself.
    let pixels: CGSize

    /// For a picture of some pixels, shown in a view of some points; `nil` where nothing is shown.
    init?(picture: CGSize, in view: CGSize, scale: CGFloat, mode: UIView.ContentMode) {
        guard picture.width > 0, picture.height > 0, scale > 0, scale.isFinite else { return nil }
        let slot = CGSize(width: view.width * scale, height: view.height * scale)
        guard slot.width > 0, slot.height > 0, slot.width.isFinite, slot.height.isFinite else {
            return nil
        }
        let (x, y) = (slot.width / picture.width, slot.height / picture.height)
        let ratio: CGFloat =
            switch mode {
            case .scaleAspectFit: min(x, y)
            case .scaleAspectFill, .scaleToFill, .redraw: max(x, y)
            // Not scaled when shown, and so not when decoded either.
            default: 1
            }
        var factor = min(ratio, 1)
        // Of a very long picture that fills the view almost all is cut off, and costs memory first.
        let area = picture.width * picture.height * factor * factor
        let most = Self.mostSlots * slot.width * slot.height
        if mode.scales, area > most { factor *= (most / area).squareRoot() }
        pixels = CGSize(
            width: max(1, (picture.width * factor).rounded(.up)),
            height: max(1, (picture.height * factor).rounded(.up))
        )
    }

    /// Whether a picture decoded for another fit still looks sharp in this one.
    func isServed(by other: PictureFit) -> Bool {
        // A quarter more stretching is not seen; decoding at each step of an animation is felt.
        other.pixels.width * 1.25 >= pixels.width && other.pixels.height * 1.25 >= pixels.height
    }
}

extension UIView.ContentMode {
    /// Whether a picture is made larger or smaller to be shown.
    fileprivate var scales: Bool {
        switch self {
        case .scaleAspectFit, .scaleAspectFill, .scaleToFill, .redraw: true
        default: false
        }
    }
}
#endif
