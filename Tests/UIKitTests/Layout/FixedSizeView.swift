import Foundation
import UIKit

/// A view whose natural size is set, so that expected frames need no fonts.
final class FixedSizeView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric)
    {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        contentSize = .zero
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A superview of a given size, and views in it.
@MainActor func stage(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.addSubview(view)
    }
    return stage
}
