#if canImport(Movies)
import UIKit

/// Shows the frames of a movie, and tells when there is room for larger or smaller ones.
final class MovieFrameView: UIImageView {
    var onResize: (() -> Void)?
    private var size = CGSize.zero

    override var contentMode: UIView.ContentMode {
        didSet { if contentMode != oldValue { onResize?() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        onResize?()
    }
}
#endif
