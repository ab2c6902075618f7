import Foundation
import UIKit

/// A story with a small picture beside the text.
final class StoryCell: UITableViewCell {
    static let identifier = "story"

    private let text = StoryText(titleFont: Look.title)
    private let picture = Look.picture()
    private let row = UIStackView()
    private let line = Look.line()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ story: Story, underLine: Bool) {
        line.isHidden = !underLine
        text.show(story)
        picture.image = StoryPicture.named(story.picture)
        // The picture stands where the lines end, whatever way the phone itself reads.
        row.semanticContentAttribute =
            story.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }

    private func setUp() {
        selectionStyle = .none
        row.addArrangedSubview(text.stack)
        row.addArrangedSubview(picture)
        row.spacing = Look.wide
        row.alignment = .top
        Look.add(row, to: contentView, top: Look.wide, side: Look.margin)
        Look.add(line, to: contentView)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 104),
            picture.heightAnchor.constraint(equalToConstant: 104),
        ])
    }
}
