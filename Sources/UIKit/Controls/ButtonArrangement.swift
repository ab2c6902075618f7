import Foundation

/// Where a button's picture and title go: side by side in reading order, together in the middle.
struct ButtonArrangement {
    let title: CGSize
    let image: CGSize
    let insets: UIEdgeInsets
    let isRightToLeft: Bool

    /// How far a button without insets of its own keeps its title from its upper and lower edge.
    private static let standardPadding: CGFloat = 6

    /// The room that all of it takes.
    var size: CGSize {
        let padding = insets == .zero && title.height > 0 ? Self.standardPadding : 0
        return CGSize(
            width: title.width + image.width + insets.left + insets.right,
            height: max(title.height, image.height) + insets.top + insets.bottom + 2 * padding
        )
    }

    /// Both frames; a title that is too wide takes the room that the picture leaves.
    func frames(in bounds: CGRect) -> (image: CGRect, title: CGRect) {
        let room = bounds.inset(by: insets)
        let titleWidth = min(title.width, max(0, room.width - image.width))
        let start = room.midX - (titleWidth + image.width) / 2
        let image = CGRect(
            x: start,
            y: room.midY - image.height / 2,
            width: image.width,
            height: image.height
        )
        let title = CGRect(
            x: image.maxX,
            y: room.midY - title.height / 2,
            width: titleWidth,
            height: title.height
        )
        guard isRightToLeft else { return (image, title) }
        return (image.mirrored(in: room), title.mirrored(in: room))
    }
}
