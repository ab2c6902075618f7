extension UIKitHost {
    /// Whether a tick would do anything: a host that has nothing else to do may wait until then.
    package static var isTicked: Bool { isMoving || DisplayTicks.shared.hasLinks }

    /// Whether UIKit itself moves something: scrolling, long presses, animations.
    package static var isMoving: Bool {
        DisplayTicks.shared.isMoving || AnimationContext.isRunning
    }
}
