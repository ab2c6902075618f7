import Foundation

extension UIScrollView {
    /// How thick the bars are, and how far from the edges.
    private static let thickness: CGFloat = 3
    private static let distance: CGFloat = 3
    private static let leastLength: CGFloat = 36

    /// The bars to show now, in the view's coordinates.
    var indicatorFrames: [CGRect] {
        var frames: [CGRect] = []
        if showsVerticalScrollIndicator,
            let (start, length) = Self.bar(bounds.minY, bounds.height, contentSize.height)
        {
            let x = bounds.maxX - Self.thickness - Self.distance
            frames.append(
                CGRect(x: x, y: bounds.minY + start, width: Self.thickness, height: length)
            )
        }
        if showsHorizontalScrollIndicator,
            let (start, length) = Self.bar(bounds.minX, bounds.width, contentSize.width)
        {
            let y = bounds.maxY - Self.thickness - Self.distance
            frames.append(
                CGRect(x: bounds.minX + start, y: y, width: length, height: Self.thickness)
            )
        }
        return frames
    }

    /// Draws the bars, as visible as they are at this time.
    func drawIndicators() {
        let visibility = indicatorFade.visibility(at: VirtualClock.now)
        guard visibility > 0 else { return }
        UIColor(white: 0, alpha: 0.35 * visibility).setFill()
        for frame in indicatorFrames {
            UIBezierPath(roundedRect: frame, cornerRadius: Self.thickness / 2).fill()
        }
    }

    /// Where a bar starts and how long it is; none where content fits.
    private static func bar(
        _ offset: CGFloat,
        _ length: CGFloat,
        _ content: CGFloat
    ) -> (start: CGFloat, length: CGFloat)? {
        let room = length - 2 * distance
        guard content > length, room > leastLength else { return nil }
        let bar = max(leastLength, room * length / content)
        let progress = min(max(offset / (content - length), 0), 1)
        return (distance + (room - bar) * progress, bar)
    }
}
