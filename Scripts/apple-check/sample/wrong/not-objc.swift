// rejected: argument of '#selector' refers to instance method 'tapped\(\)' that is not exposed to Objective-C
import UIKit
@MainActor final class Card: UIView {
    func connect(_ button: UIButton) {
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }
    func tapped() {}
}
