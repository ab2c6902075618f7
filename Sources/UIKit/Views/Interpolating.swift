import Foundation

/// A value with values between itself and another.
protocol Interpolating: Equatable {
    /// The value at `progress` from `self` (0) to `other` (1).
    func interpolated(to other: Self, _ progress: CGFloat) -> Self
}

extension CGFloat: Interpolating {
    func interpolated(to other: CGFloat, _ progress: CGFloat) -> CGFloat {
        self + (other - self) * progress
    }
}

extension Float: Interpolating {
    func interpolated(to other: Float, _ progress: CGFloat) -> Float {
        self + (other - self) * Float(progress)
    }
}

extension CGPoint: Interpolating {
    func interpolated(to other: CGPoint, _ progress: CGFloat) -> CGPoint {
        CGPoint(
            x: x.interpolated(to: other.x, progress),
            y: y.interpolated(to: other.y, progress)
        )
    }
}

extension CGSize: Interpolating {
    func interpolated(to other: CGSize, _ progress: CGFloat) -> CGSize {
        CGSize(
            width: width.interpolated(to: other.width, progress),
            height: height.interpolated(to: other.height, progress)
        )
    }
}

extension CGRect: Interpolating {
    func interpolated(to other: CGRect, _ progress: CGFloat) -> CGRect {
        CGRect(
            origin: origin.interpolated(to: other.origin, progress),
            size: size.interpolated(to: other.size, progress)
        )
    }
}

extension CGAffineTransform: Interpolating {
    /// Number by number: right for moves and scales, and for turns of less than a quarter nearly so.
    func interpolated(to other: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: a.interpolated(to: other.a, progress),
            b: b.interpolated(to: other.b, progress),
            c: c.interpolated(to: other.c, progress),
            d: d.interpolated(to: other.d, progress),
            tx: tx.interpolated(to: other.tx, progress),
            ty: ty.interpolated(to: other.ty, progress)
        )
    }
}
