extension UITableViewCell {
    /// Puts another view behind the content.
    func replaceGround(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        showSelection()
        setNeedsLayout()
    }

    /// Shows the grey ground while selected or touched.
    func showSelection() {
        let shows = (isSelected || isHighlighted) && selectionStyle != .none
        if shows, selectedBackgroundView == nil {
            let ground = UIView()
            ground.backgroundColor = .systemGray5
            selectedBackgroundView = ground
        }
        selectedBackgroundView?.isHidden = !shows
    }
}
