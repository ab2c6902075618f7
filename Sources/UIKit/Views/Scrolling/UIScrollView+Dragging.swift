import Foundation

extension UIScrollView {
    /// Slower than this, in points a second, content that is let go stays where it is.
    private static let stillness: CGFloat = 20

    /// The finger began, went on, or let go.
    func dragDidChange() {
        switch panGestureRecognizer.state {
        case .began: beginDrag()
        case .changed: drag()
        case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: superview))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDrag() {
        panGestureRecognizer.setTranslation(.zero, in: superview)
        dragStart = contentOffset
        isDragging = true
        indicatorFade.show()
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    private func drag() {
        let way = panGestureRecognizer.translation(in: superview)
        let wanted = CGPoint(
            x: scrollsHorizontally ? dragStart.x - way.x : dragStart.x,
            y: scrollsVertically ? dragStart.y - way.y : dragStart.y
        )
        let limits = limits
        bounds.origin =
            bounces
            ? limits.rubberBanded(wanted, viewSize: bounds.size) : limits.clamped(wanted)
    }

    private func endDrag(velocity finger: CGPoint) {
        guard isDragging else { return }
        let velocity = CGPoint(
            x: scrollsHorizontally && abs(finger.x) >= Self.stillness ? -finger.x : 0,
            y: scrollsVertically && abs(finger.y) >= Self.stillness ? -finger.y : 0
        )
        let from = contentOffset
        var target = target(velocity: velocity)
        scrollDelegate?.scrollViewWillEndDragging(
            self,
            withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
            targetContentOffset: &target
        )
        isDragging = false
        let goesOn = target != from
        if goesOn {
            start(
                .deceleration(
                    from: from,
                    to: target,
                    rate: isPagingEnabled ? .fast : decelerationRate,
                    limits: limits,
                    at: VirtualClock.now
                )
            )
        } else {
            indicatorFade.hide(at: VirtualClock.now)
        }
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        if goesOn { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }

    /// Where content let go at this speed comes to rest.
    private func target(velocity: CGPoint) -> CGPoint {
        guard isPagingEnabled else {
            return limits.clamped(
                ScrollMotion.rest(of: contentOffset, velocity: velocity, rate: decelerationRate)
            )
        }
        return limits.clamped(
            CGPoint(
                x: page(contentOffset.x, from: dragStart.x, velocity.x, bounds.width),
                y: page(contentOffset.y, from: dragStart.y, velocity.y, bounds.height)
            )
        )
    }

    /// The page to rest at: the nearest, or the next one in the direction of a flick.
    private func page(
        _ offset: CGFloat,
        from start: CGFloat,
        _ velocity: CGFloat,
        _ length: CGFloat
    ) -> CGFloat {
        guard length > 0 else { return offset }
        let nearest = (offset / length).rounded()
        let first = (start / length).rounded()
        guard nearest == first, abs(velocity) > 200 else { return nearest * length }
        return (first + (velocity > 0 ? 1 : -1)) * length
    }
}
