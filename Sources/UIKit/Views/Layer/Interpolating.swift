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

extension CGColor: Interpolating {
    func interpolated(to other: CGColor, _ progress: CGFloat) -> CGColor {
        CGColor(
            red: rgba.red.interpolated(to: other.rgba.red, progress),
            green: rgba.green.interpolated(to: other.rgba.green, progress),
            blue: rgba.blue.interpolated(to: other.rgba.blue, progress),
            alpha: rgba.alpha.interpolated(to: other.rgba.alpha, progress)
        )
    }
}

extension CGColor? {
    /// This colour, or the other made clear: no colour comes and goes by its opacity.
    fileprivate func orClear(_ other: CGColor?) -> CGColor? {
        self ?? other?.copy(alpha: 0)
    }
}

extension Optional: Interpolating where Wrapped == CGColor {
    func interpolated(to other: CGColor?, _ progress: CGFloat) -> CGColor? {
        guard let from = orClear(other), let to = other.orClear(self) else { return nil }
        return from.interpolated(to: to, progress)
    }
}
