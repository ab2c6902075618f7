import Foundation

/// The line below a row.
final class TableSeparator: UIView {
    private(set) var thickness: CGFloat = 0
    private var inset = UIEdgeInsets.zero

    /// Takes a thickness, 0 for none, a colour, and how far to keep from the edges.
    func show(_ thickness: CGFloat, _ color: UIColor?, inset: UIEdgeInsets) {
        self.thickness = thickness
        self.inset = inset
        backgroundColor = color
        isHidden = thickness == 0
    }

    /// What the line leaves of a cell.
    func room(in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX,
            y: bounds.minY,
            width: bounds.width,
            height: max(0, bounds.height - thickness)
        )
    }

    /// Goes to the lower edge of the cell; from right to left, left insets are kept at the right.
    func place(in bounds: CGRect, isRightToLeft: Bool) {
        let inset = isRightToLeft ? inset.mirrored : inset
        frame = CGRect(
            x: bounds.minX + inset.left,
            y: bounds.maxY - thickness,
            width: max(0, bounds.width - inset.left - inset.right),
            height: thickness
        )
    }
}
