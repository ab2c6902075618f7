extension UIView {
    func contentSizeDidChange() {
        superview?.setNeedsLayout()
    }
}
