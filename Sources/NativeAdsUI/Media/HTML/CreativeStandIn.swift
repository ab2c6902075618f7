#if canImport(UIKit)
#if !canImport(WebKit)
import Foundation
import NativeAds
import UIKit

/// Stands where a web view would show a creative's markup, and says so.
@MainActor final class CreativeHTMLView: UIView {
    /// Whether taps on it are its own: here nothing leads anywhere, and a tap is the ad's click.
    static let handlesTaps = false

    private let label = UILabel()
    private static let inset: CGFloat = 6

    init(_ html: CreativeHTML, owner: any CreativeHTMLOwner) {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        backgroundColor = .systemGray6
        label.text = Self.name(of: html)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.textColor = .secondaryLabel
        label.font = .systemFont(ofSize: 13, weight: .medium)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    private static func name(of html: CreativeHTML) -> String {
        guard html.size.isKnown else { return "HTML creative" }
        return "HTML creative \(html.size.width) × \(html.size.height)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 2 * Self.inset, dy: 2 * Self.inset)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor(UIColor.systemGray.cgColor)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [6, 4])
        context.stroke(bounds.insetBy(dx: Self.inset, dy: Self.inset))
    }
}
#endif
#endif
