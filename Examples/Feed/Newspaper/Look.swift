package import Foundation
package import UIKit

/// The newspaper's type, colours and distances; all distances are multiples of 4 points.
@MainActor package enum Look {
    /// The room between the screen's edges and the text.
    package static let margin: CGFloat = 20
    /// Between things that belong together.
    package static let near: CGFloat = 4
    /// Between parts of one story.
    package static let gap: CGFloat = 8
    /// Between groups.
    package static let wide: CGFloat = 16
    /// The corners of pictures.
    package static let pictureRadius: CGFloat = 10
    /// The corners of cards.
    package static let cardRadius: CGFloat = 16

    package static let ink = UIColor.label
    /// For what matters less; with the ground, card or page, still 5 to 1 or more.
    package static let softInk = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.7)
            : UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.85)
    }
    package static let accent = UIColor(red: 0.70, green: 0.20, blue: 0.16, alpha: 1)
    package static let card = UIColor.secondarySystemBackground
    package static let action = UIColor(red: 0.10, green: 0.32, blue: 0.62, alpha: 1)

    package static let masthead = UIFont.systemFont(ofSize: 34, weight: .heavy)
    package static let lead = UIFont.systemFont(ofSize: 26, weight: .bold)
    package static let title = UIFont.systemFont(ofSize: 19, weight: .semibold)
    package static let body = UIFont.systemFont(ofSize: 15, weight: .regular)
    package static let kicker = UIFont.systemFont(ofSize: 13, weight: .semibold)
    package static let small = UIFont.systemFont(ofSize: 13, weight: .regular)
    package static let button = UIFont.systemFont(ofSize: 16, weight: .semibold)

    /// A label in the newspaper's style.
    package static func label(_ font: UIFont, _ color: UIColor = ink, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.numberOfLines = lines
        return label
    }

    /// A picture with round corners that fills its frame.
    package static func picture(radius: CGFloat = pictureRadius) -> UIImageView {
        let view = UIImageView()
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerRadius = radius
        view.backgroundColor = .systemGray5
        return view
    }

    /// A hairline between two stories.
    package static func line() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        return line
    }

    /// Puts the hairline at the upper edge of a cell.
    package static func add(_ line: UIView, to cell: UIView) {
        line.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: cell.topAnchor),
            line.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: margin),
            line.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -margin),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    /// Puts a view into another one, this far from its edges.
    package static func add(_ view: UIView, to other: UIView, top: CGFloat, side: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: top),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -top),
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: side),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -side),
        ])
    }

    /// Views one below the other.
    package static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
