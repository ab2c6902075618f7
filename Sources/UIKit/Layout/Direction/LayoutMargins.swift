import Foundation

/// Layout margins as they were set: by sides, or by the direction of reading.
enum LayoutMargins: Equatable {
    case sides(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    /// What a view has that nobody gave margins: 8 points all round.
    static let standard = sides(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))

    /// The distance from each side for a view that reads in this direction.
    func sides(isRightToLeft: Bool) -> UIEdgeInsets {
        switch self {
        case .sides(let insets): insets
        case .directional(let insets):
            UIEdgeInsets(
                top: insets.top,
                left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing
            )
        }
    }
}
