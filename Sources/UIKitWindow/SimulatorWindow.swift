import Foundation
import UIKit

/// Shows the app's windows in a window of the desktop, with the mouse as the finger.
///
/// Dragging with the left button touches, the wheel scrolls, Esc or closing the window ends. The
/// picture is drawn only when something on the screen changed.
@MainActor public struct SimulatorWindow {
    private let title: String
    private let scale: Double

    /// A window for the screen that `UIKitHost.setScreen` set, 390 by 844 points by default.
    ///
    /// - Parameters:
    ///   - title: What the window's frame says.
    ///   - scale: Pixels of the desktop a point, from 0.5 to 4: 1, or 2 on a fine screen.
    public init(title: String, scale: Double = 1) {
        self.title = title
        self.scale = scale.isFinite ? min(max(scale, 0.5), 4) : 1
    }

    /// Shows the window until a person closes it, `isOver` says so, or the task is cancelled.
    ///
    /// Between two pictures, 60 a second at most, other work of the main actor runs. Time of the
    /// app's clock passes as on the wall, or more slowly where a picture takes over 0.05 s.
    ///
    /// - Parameter isOver: Asked before every picture; never over by default.
    /// - Throws: `SimulatorWindowError` where there is no desktop to open a window on.
    public func run(
        until isOver: @MainActor () -> Bool = { false }
    ) async throws(SimulatorWindowError) {
        let size = UIScreen.main.bounds.size
        guard let canvas = ScreenCanvas(size: size, scale: scale) else {
            throw SimulatorWindowError(sentence: "The screen has no pixels to show.")
        }
        let desktop = try DesktopWindow(title: title, width: canvas.width, height: canvas.height)
        defer { desktop.close() }
        var input = PointerInput(scale: scale)
        let clock = ContinuousClock()
        let start = clock.now
        var frame = start
        var time = ScreenTime(UIKitHost.now, at: 0)
        while !isOver(), !Task.isCancelled {
            let earlier = time.now
            time.advance(to: (clock.now - start) / .seconds(1))
            let events = desktop.waitingEvents()
            if events.contains(.closed) { return }
            for (index, event) in events.enumerated() {
                // SDL does not say when the mouse moved, only in which order: moves are spread over
                // the app's time since the last look.
                let share = Double(index + 1) / Double(events.count)
                input.handle(event, at: earlier + (time.now - earlier) * share)
            }
            UIKitHost.tick(to: time.now)
            if canvas.drawIfNeeded() || events.contains(.exposed) { desktop.show(canvas) }
            frame = max(frame + .milliseconds(16), clock.now)
            try? await Task.sleep(until: frame, clock: clock)
        }
    }
}
