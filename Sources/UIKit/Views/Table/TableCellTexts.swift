import Foundation

/// The labels of a cell that has no views of its own; made when first asked for.
@MainActor final class TableCellTexts {
    private let style: UITableViewCell.CellStyle
    private(set) var text: UILabel?
    private(set) var detail: UILabel?

    private static let margin: CGFloat = 16
    private static let padding: CGFloat = 11

    init(style: UITableViewCell.CellStyle) {
        self.style = style
    }

    func makeText(in view: UIView) -> UILabel {
        if let text { return text }
        let label = UILabel()
        view.addSubview(label)
        text = label
        return label
    }

    /// The second text; none in the default style.
    func makeDetail(in view: UIView) -> UILabel? {
        if let detail { return detail }
        guard style != .default else { return nil }
        let label = UILabel()
        label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        label.textColor = style == .subtitle ? .label : .secondaryLabel
        view.addSubview(label)
        detail = label
        return label
    }

    /// How high a cell with these texts is.
    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
        let heights = [text, detail].compactMap { $0?.sizeThatFits(room).height }
        let content = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
        return max(UITableView.standardRowHeight, content + 2 * Self.padding)
    }

    func place(in bounds: CGRect, isRightToLeft: Bool) {
        let room = bounds.insetBy(dx: Self.margin, dy: Self.padding / 2)
        guard let detail else {
            text?.frame = room
            return
        }
        let size = detail.sizeThatFits(room.size)
        switch style {
        case .subtitle:
            let (upper, lower) = room.divided(atDistance: room.height / 2, from: .minYEdge)
            text?.frame = upper
            detail.frame = lower
        case .default, .value1, .value2:
            let (right, left) = room.divided(
                atDistance: min(size.width, room.width),
                from: .maxXEdge
            )
            text?.frame = isRightToLeft ? left.mirrored(in: room) : left
            detail.frame = isRightToLeft ? right.mirrored(in: room) : right
        }
    }
}
