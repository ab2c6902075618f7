import Foundation
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor struct AdAttributionTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the mark can be read`(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let ink = Self.luminance(AdAttributionView.ink.resolvedColor(with: traits))
        let ground = Self.luminance(AdAttributionView.ground.resolvedColor(with: traits))
        #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5)
    }

    @Test(arguments: [
        (CGRect.zero, nil), (CGRect(x: 16, y: 12, width: 0, height: 0), nil),
        (CGRect(x: 16, y: 12, width: 60, height: 20), CGSize(width: 60, height: 20)),
    ])
    func `a mark that is added without a size takes its own`(frame: CGRect, kept: CGSize?) {
        let mark = AdAttributionView(frame: frame)
        UIView().addSubview(mark)
        #expect(mark.frame == CGRect(origin: frame.origin, size: kept ?? mark.intrinsicContentSize))
        #expect(mark.frame.width > 10 && mark.frame.height > 10)
    }

    @Test func `a size that it took by itself follows its text, a given one does not`() {
        let marks = [
            AdAttributionView(),
            AdAttributionView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)),
        ]
        for mark in marks {
            UIView().addSubview(mark)
            mark.text = "Advertisement"
        }
        #expect(marks[0].frame.size == marks[0].intrinsicContentSize)
        #expect(marks[1].frame.size == CGSize(width: 60, height: 20))
        marks[0].frame.size = CGSize(width: 30, height: 15)
        marks[0].text = "Ad"
        #expect(marks[0].frame.size == CGSize(width: 30, height: 15))
    }

    @Test func `Auto Layout decides where it is used`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let marks = [AdAttributionView(), AdAttributionView()]
        for mark in marks {
            mark.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(mark)
        }
        #expect(marks[0].frame == .zero)
        NSLayoutConstraint.activate([
            marks[0].leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            marks[0].topAnchor.constraint(equalTo: card.topAnchor),
            marks[1].leadingAnchor.constraint(equalTo: card.leadingAnchor),
            marks[1].bottomAnchor.constraint(equalTo: card.bottomAnchor),
            marks[1].widthAnchor.constraint(equalToConstant: 80),
        ])
        card.layoutIfNeeded()
        #expect(marks[0].frame.size == marks[0].intrinsicContentSize)
        #expect(marks[0].frame.minX == 10 && marks[1].frame.width == 80)
    }

    /// As WCAG 2 defines it, for an opaque colour.
    private static func luminance(_ color: UIColor) -> Double {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let parts = [red, green, blue].map { part in
            let part = Double(part)
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
