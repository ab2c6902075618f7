import Foundation

extension UIView {
    /// How high the view wants to be at this width: by its constraints, else by `sizeThatFits`.
    func heightFitting(width: CGFloat) -> CGFloat {
        guard hasConstraintsInIsland else {
            return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
