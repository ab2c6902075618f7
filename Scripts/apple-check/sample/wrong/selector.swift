// rejected: has no member 'pressed'|cannot find 'pressed' in scope
import UIKit
@MainActor final class Card: UIView {
    func connect(_ button: UIButton) {
        button.addTarget(self, action: #selector(Card.pressed(_:)), for: .touchUpInside)
    }
    @objc func tapped(_ sender: UIButton) {}
}
