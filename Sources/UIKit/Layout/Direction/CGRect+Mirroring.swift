import Foundation

extension CGRect {
    /// The rectangle as far from the right side of another as this is from the left.
    func mirrored(in outer: CGRect) -> CGRect {
        offsetBy(dx: outer.minX + outer.maxX - minX - maxX, dy: 0)
    }
}

extension UIEdgeInsets {
    /// The insets with left and right exchanged.
    var mirrored: UIEdgeInsets {
        UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
}
