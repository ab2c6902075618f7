import Foundation

/// What the touched view is told of one finger, late where a recogniser holds it back.
@MainActor final class TouchDelivery {
    let touch: UITouch
    /// What the finger last did that the view was not told yet; stationary if there is nothing.
    private var news = UITouch.Phase.stationary
    private var told = Told.nothing

    private enum Told {
        case nothing
        case began
        case over
    }

    init(_ touch: UITouch) {
        self.touch = touch
    }

    /// Whether finger and view have nothing more to do with each other.
    var isOver: Bool { told == .over && touch.isLifted }

    /// The finger did something.
    func note(_ phase: UITouch.Phase) {
        news = phase
    }

    /// A recogniser takes the touch away.
    func cancel() {
        let wasTold = told
        told = .over
        if wasTold == .began { touch.view?.touchesCancelled([touch], with: touch.event) }
    }

    /// Tells what may be told by now.
    func goOn(holdsBeginning: Bool, holdsEnd: Bool) {
        if told == .nothing {
            guard !holdsBeginning, news != .stationary else { return }
            guard news != .cancelled else {
                told = .over
                return
            }
            told = .began
            touch.view?.touchesBegan([touch], with: touch.event)
        }
        guard told == .began, !(news == .ended && holdsEnd) else { return }
        let phase = news
        news = .stationary
        if touch.isLifted { told = .over }
        switch phase {
        case .moved: touch.view?.touchesMoved([touch], with: touch.event)
        case .ended: touch.view?.touchesEnded([touch], with: touch.event)
        case .cancelled: touch.view?.touchesCancelled([touch], with: touch.event)
        case .began, .stationary: break
        }
    }
}

extension UITouch {
    /// Whether the finger is off the screen.
    var isLifted: Bool { phase == .ended || phase == .cancelled }

    /// The touch alone, as of its last change.
    var event: UIEvent { UIEvent(timestamp: timestamp, touches: [self]) }
}
