import Foundation
import Testing
import UIKit

struct UIFontTests {
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
        (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
        (.caption1, 12), (.caption2, 11),
    ])
    func `has Apple's sizes for text styles`(style: UIFont.TextStyle, size: Double) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
    }

    @Test func `is heavier in headlines than in bodies, at one size`() {
        let attributes = { (font: UIFont) in [NSAttributedString.Key.font: font] }
        let headline = "Headline".size(
            withAttributes: attributes(.preferredFont(forTextStyle: .headline))
        )
        let body = "Headline".size(withAttributes: attributes(.preferredFont(forTextStyle: .body)))
        #expect(headline.width > body.width)
        #expect(headline.height == body.height)
    }

    @Test func `grows in proportion to its size`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 19))
        #expect(abs(large.lineHeight / small.lineHeight - 1.9) < 0.01)
        #expect(small.ascender > small.capHeight)
        #expect(small.capHeight > small.xHeight)
        #expect(small.descender < 0)
        #expect(abs(small.lineHeight - (small.ascender - small.descender)) < 0.001)
    }

    @Test func `is measured without rounding to pixels`() {
        let widths = (0..<8).map { step in
            "nnnnnnnnnn".size(
                withAttributes: [.font: UIFont.systemFont(ofSize: 15 + CGFloat(step) * 0.05)]
            ).width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy(<))
    }

    @Test func `gives every digit one width where asked`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let ones = "1111".size(withAttributes: [.font: font]).width
        let eights = "8888".size(withAttributes: [.font: font]).width
        #expect(abs(ones - eights) < 0.01)
    }

    @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -4, 0, 1e9])
    func `has a size that can be drawn, whatever it is given`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect((0.1...2_000).contains(font.pointSize))
        #expect(font.lineHeight.isFinite)
    }

    @Test func `knows no family that is not installed`() {
        #expect(UIFont(name: "No Such Family", size: 12) == nil)
        #expect(UIFont(name: UIFont.systemFont(ofSize: 12).familyName, size: 12) != nil)
    }

    @Test func `equals another with the same face and size`() {
        #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
        #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
    }
}
