import UIKit

/// A kit of looks that nobody isolated: common in apps of Swift 5, where UIKit's main actor binds only code that knows of it.
class Theme: NSObject {
    static func title(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 2
        return label
    }

    static func card(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        return stack
    }
}

extension Theme: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
}
