import Foundation
import Newspaper
import UIKit

/// Draws a rating, as the vendor's sample has it in an image view.
@MainActor enum Stars {
    private static let side: CGFloat = 16

    /// Five stars, of which as many are full as the rating says, to the half.
    static func image(of rating: NSDecimalNumber) -> UIImage? {
        let size = CGSize(width: side * 5, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            for index in 0..<5 {
                let frame = CGRect(x: side * CGFloat(index), y: 0, width: side, height: side)
                UIColor.systemGray3.setFill()
                star(in: frame).fill()
                let share = min(max(2 * rating.doubleValue - 2 * Double(index), 0).rounded() / 2, 1)
                fill(star(in: frame), in: frame, share: CGFloat(share))
            }
        }
    }

    /// Fills the part of a star from its left edge on.
    private static func fill(_ star: UIBezierPath, in frame: CGRect, share: CGFloat) {
        guard share > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(
            to: CGRect(x: frame.minX, y: 0, width: frame.width * share, height: frame.height)
        )
        UIColor.systemOrange.setFill()
        star.fill()
        context.restoreGState()
    }

    private static func star(in frame: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius = frame.width * (corner.isMultiple(of: 2) ? 0.46 : 0.19)
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(
                x: frame.midX + radius * cos(angle),
                y: frame.midY + radius * sin(angle)
            )
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
