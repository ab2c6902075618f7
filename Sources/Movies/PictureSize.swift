/// A number of pixels in each direction.
package struct PictureSize: Sendable, Hashable {
    /// Pixels from side to side.
    package var width: Int
    /// Pixels from top to bottom.
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The largest size in the same proportions that fits into `box`, at most this one and at least
    /// a pixel a side.
    package func fitted(into box: PictureSize) -> PictureSize {
        guard width > 0, height > 0 else { return self }
        let factor = min(
            1,
            Double(box.width) / Double(width),
            Double(box.height) / Double(height)
        )
        guard factor < 1 else { return self }
        return PictureSize(
            width: max(1, Int((Double(width) * factor).rounded())),
            height: max(1, Int((Double(height) * factor).rounded()))
        )
    }

    /// The size in square pixels of a picture whose pixels are `numerator`/`denominator` times as
    /// wide as high; absurd proportions count as square.
    func squared(numerator: Int, denominator: Int) -> PictureSize {
        guard numerator > 0, denominator > 0 else { return self }
        let ratio = Double(numerator) / Double(denominator)
        guard (1.0 / 16...16).contains(ratio) else { return self }
        return PictureSize(width: max(1, Int((Double(width) * ratio).rounded())), height: height)
    }

    /// The size of the picture after it was turned.
    func turned(_ turn: Turn) -> PictureSize {
        turn.swapsSides ? PictureSize(width: height, height: width) : self
    }
}
