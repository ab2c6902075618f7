import Foundation

extension UIView.AutoresizingMask {
    /// The frame after the superview's size went from `old` to `new`.
    ///
    /// The difference is shared by what may give way: in proportion to its length, evenly where
    /// none has a length. What nobody takes goes to the right and the bottom.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = resized(
            (frame.minX, frame.width, old.width - frame.maxX),
            by: new.width - old.width,
            (
                contains(.flexibleLeftMargin), contains(.flexibleWidth),
                contains(.flexibleRightMargin)
            )
        )
        let (y, height) = resized(
            (frame.minY, frame.height, old.height - frame.maxY),
            by: new.height - old.height,
            (
                contains(.flexibleTopMargin), contains(.flexibleHeight),
                contains(.flexibleBottomMargin)
            )
        )
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func resized(
        _ lengths: (CGFloat, CGFloat, CGFloat),
        by difference: CGFloat,
        _ flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let room =
            (flexible.0 ? lengths.0 : 0) + (flexible.1 ? lengths.1 : 0)
            + (flexible.2 ? lengths.2 : 0)
        let count = [flexible.0, flexible.1, flexible.2].count { $0 }
        func share(_ length: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return room > 0 ? difference * length / room : difference / CGFloat(count)
        }
        return (
            lengths.0 + share(lengths.0, flexible.0),
            max(0, lengths.1 + share(lengths.1, flexible.1))
        )
    }
}
