import Foundation
import UIKit

/// The newspaper's name over the first story.
final class MastheadView: UIView {
    /// Its height, in points.
    static let height: CGFloat = 84

    init(date: Date, width: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
        let day = Look.label(Look.kicker, Look.softInk, lines: 1)
        day.text = Self.text(of: date).uppercased()
        let name = Look.label(Look.masthead, lines: 1)
        name.text = "Meridian"
        let column = Look.column([day, name], spacing: 0)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Look.margin),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Look.margin),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Look.gap),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private static func text(of date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "EEEE d MMMM"
        return formatter.string(from: date)
    }
}
