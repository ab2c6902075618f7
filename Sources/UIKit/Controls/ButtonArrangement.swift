import Foundation

/// Where a button's picture and title go: side by side in reading order, together where the content
/// is aligned.
struct ButtonArrangement {
    let title: CGSize
    let image: CGSize
    let insets: UIEdgeInsets
    let isRightToLeft: Bool
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center

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
        let image = CGRect(
            x: room.minX + (room.width - titleWidth - image.width) * share,
            y: top(of: image.height, in: room),
            width: image.width,
            height: image.height
        )
        let title = CGRect(
            x: image.maxX,
            y: top(of: title.height, in: room),
            width: titleWidth,
            height: title.height
        )
        guard isRightToLeft else { return (image, title) }
        return (image.mirrored(in: room), title.mirrored(in: room))
    }

    /// How much of the free room lies before the content, in reading order.
    private var share: CGFloat {
        switch horizontal {
        case .center: 0.5
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        case .leading, .fill: 0
        case .trailing: 1
        }
    }

    private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
        switch vertical {
        case .center, .fill: room.midY - height / 2
        case .top: room.minY
        case .bottom: room.maxY - height
        }
    }
}
