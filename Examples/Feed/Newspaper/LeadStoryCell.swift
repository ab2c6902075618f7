import Foundation
import UIKit

/// A story with a wide picture over large type.
final class LeadStoryCell: UITableViewCell {
    static let identifier = "lead"

    private let text = StoryText(titleFont: Look.lead)
    private let picture = Look.picture(radius: Look.cardRadius)
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
    }

    private func setUp() {
        selectionStyle = .none
        let column = Look.column([picture, text.stack], spacing: Look.wide)
        Look.add(column, to: contentView, top: Look.wide, side: Look.margin)
        Look.add(line, to: contentView)
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.625)
            .isActive = true
    }
}
