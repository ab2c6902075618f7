import UIKit

/// Notes what recognisers say.
@MainActor final class GestureLog {
    var calls: [String] = []

    /// Adds a recogniser to the view that notes its states under this name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView
    ) -> Recognizer {
        recognizer.addHandler { [weak self] in self?.calls.append("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Says what it is told to say.
@MainActor final class GestureDelegate: UIGestureRecognizerDelegate {
    var receives = true
    var begins = true
    var together = false

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
}

/// Notes the touches that it gets.
class Touched: UIView {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
    }
}
