import Foundation

extension UIControl {
    func track(began touch: UITouch, _ event: UIEvent?) {
        guard beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func track(moved touch: UITouch, _ event: UIEvent?) {
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return endTracking(touch, with: event)
        }
        let wasInside = isTouchInside
        isTouchInside = isWithinReach(touch)
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    func track(ended touch: UITouch, _ event: UIEvent?) {
        let isInside = isWithinReach(touch)
        stopTracking()
        endTracking(touch, with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { triggerPrimaryAction() }
    }

    func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isWithinReach(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).holds(touch.location(in: self))
    }
}
