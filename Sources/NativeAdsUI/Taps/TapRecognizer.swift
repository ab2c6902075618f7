#if canImport(UIKit)
import Foundation
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Watches the fingers in a registered view; by it the view keeps its ad.
///
/// It never recognises: each gesture ends as failed, so no scrolling, no control and no other
/// recogniser is ever held up or cancelled by it.
@MainActor final class TapRecognizer: UIGestureRecognizer {
    /// What the view is registered for, alive for as long as the view is.
    private(set) var listener: (any TapListening)?
    /// What the last finger did; `nil` while one is down.
    private(set) var verdict: TapJudge.Verdict?
    /// Where the last finger was lifted, in the view.
    private(set) var place: CGPoint?
    private var judge: TapJudge?

    static func watching(for listener: any TapListening) -> TapRecognizer {
        // Not an initialiser: the two UIKits agree on the inherited one only.
        let recognizer = TapRecognizer()
        recognizer.listener = listener
        recognizer.delegate = listener
        recognizer.cancelsTouchesInView = false
        recognizer.delaysTouchesBegan = false
        recognizer.delaysTouchesEnded = false
        return recognizer
    }

    /// A finger that is not watched did something else.
    func overlook() {
        (verdict, place) = (.moved, nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        (verdict, place) = (nil, nil)
        guard judge == nil, touches.count == 1, let touch = touches.first else {
            // A second finger is no tap.
            finish(.moved)
            return
        }
        judge = TapJudge(at: touch.location(in: nil), time: touch.timestamp)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first { judge?.move(to: touch.location(in: nil)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard var judge, let touch = touches.first else { return }
        judge.move(to: touch.location(in: nil))
        place = touch.location(in: view)
        finish(judge.verdict(at: touch.timestamp))
        if verdict == .tap, let place { listener?.fingerTapped(at: place) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        finish(.moved)
    }

    override func reset() {
        super.reset()
        judge = nil
    }

    private func finish(_ verdict: TapJudge.Verdict) {
        self.verdict = verdict
        judge = nil
        state = .failed
    }
}
#endif
