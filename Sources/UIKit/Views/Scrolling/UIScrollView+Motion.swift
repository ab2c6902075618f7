import Foundation

extension UIScrollView {
    /// Between which offsets the content may rest now.
    var limits: ScrollLimits {
        ScrollLimits(contentSize: contentSize, inset: adjustedContentInset, viewSize: bounds.size)
    }

    /// Whether a finger can move the content left and right.
    var scrollsHorizontally: Bool {
        alwaysBounceHorizontal && bounces || limits.greatest.x > limits.least.x
    }

    /// Whether a finger can move the content up and down.
    var scrollsVertically: Bool {
        alwaysBounceVertical && bounces || limits.greatest.y > limits.least.y
    }

    /// The offset nearest to the present one that shows this rectangle.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let shown = bounds.inset(by: inset)
        var offset = contentOffset
        if rect.minX < shown.minX || rect.width > shown.width {
            offset.x = rect.minX - inset.left
        } else if rect.maxX > shown.maxX {
            offset.x += rect.maxX - shown.maxX
        }
        if rect.minY < shown.minY || rect.height > shown.height {
            offset.y = rect.minY - inset.top
        } else if rect.maxY > shown.maxY {
            offset.y += rect.maxY - shown.maxY
        }
        return limits.clamped(offset)
    }

    /// Sends the content on a way by itself.
    func start(_ motion: ScrollMotion) {
        self.motion = motion
        indicatorFade.show()
        DisplayTicks.shared.start(self) { [weak self] in self?.move(at: $0) }
    }

    /// A finger came down: content that moves by itself stops.
    func stopMotion() {
        guard let motion else { return }
        self.motion = nil
        tellEnd(of: motion)
    }

    /// Content above the visible part changed its height: what is visible stays where it is.
    func shiftContent(by distance: CGFloat) {
        dragStart.y += distance
        motion?.shift(by: distance)
        super.bounds.origin.y += distance
    }

    private func move(at time: TimeInterval) {
        guard let motion else { return DisplayTicks.shared.stop(self) }
        let (offset, isOver) = motion.position(at: time)
        bounds.origin = offset
        guard isOver, self.motion != nil else { return }
        self.motion = nil
        DisplayTicks.shared.stop(self)
        tellEnd(of: motion)
    }

    private func tellEnd(of motion: ScrollMotion) {
        indicatorFade.hide(at: VirtualClock.now)
        if motion.isDeceleration {
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The inset may be another now: content that rests at the start goes on resting there.
    func adoptInset() {
        let (old, new) = (adoptedInset, adjustedContentInset)
        guard old != new else { return }
        adoptedInset = new
        var offset = contentOffset
        if offset.y == -old.top { offset.y = -new.top }
        if offset.x == -old.left { offset.x = -new.left }
        bounds.origin = offset
    }
}
