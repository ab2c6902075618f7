// rejected: method does not override any method from its superclass
import UIKit
@MainActor final class Watcher: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
