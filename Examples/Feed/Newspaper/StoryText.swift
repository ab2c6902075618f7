import UIKit

/// The words of a story, one below the other, running the way their script does.
@MainActor final class StoryText {
    let stack: UIStackView
    private let kicker = Look.label(Look.kicker, Look.accent, lines: 1)
    private let title: UILabel
    private let summary = Look.label(Look.body, Look.softInk, lines: 3)
    private let byline = Look.label(Look.small, Look.softInk, lines: 1)

    init(titleFont: UIFont) {
        title = Look.label(titleFont)
        stack = Look.column([kicker, title, summary, byline], spacing: Look.near)
        stack.setCustomSpacing(Look.gap, after: summary)
    }

    func show(_ story: Story) {
        kicker.text = story.kicker.uppercased()
        title.text = story.title
        summary.text = story.summary
        byline.text = story.byline
        for label in [kicker, title, summary, byline] {
            label.textAlignment = story.isRightToLeft ? .right : .left
        }
    }
}
