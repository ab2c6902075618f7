import Foundation
import Testing
import UIKit

@MainActor struct UILabelTests {
    private let long = "The quick brown fox jumps over the lazy dog and runs on through the forest"

    private func label(_ text: String, lines: Int = 1, width: CGFloat = 120) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.frame.size = label.sizeThatFits(CGSize(width: width, height: 0))
        return label
    }

    private func drawn(_ label: UILabel) -> PixelGrid {
        PixelGrid(UIKitHost.snapshot(of: label, scale: 1))
    }

    @Test func `takes a line's height for every line, up to the most`() {
        let line = label("Fox").frame.height
        #expect(line == (UIFont.systemFont(ofSize: 17).lineHeight * 2).rounded(.up) / 2)
        let heights = [1, 2, 3].map { label(long, lines: $0).frame.height }
        let exact = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(heights[1] - 2 * exact) <= 0.5)
        #expect(abs(heights[2] - 3 * exact) <= 0.5)
        #expect(label(long, lines: 0).frame.height > heights[2])
    }

    @Test func `never asks for more width than it is offered`() {
        #expect(label(long, lines: 2).frame.width <= 120)
        #expect(label("Fox").frame.width < 40)
        #expect(label("", lines: 0).frame.size.width == 0)
    }

    @Test func `its natural width is that of the unbroken text`() {
        let label = label(long, lines: 0)
        let natural = label.intrinsicContentSize
        #expect(natural.width > 400)
        label.preferredMaxLayoutWidth = 120
        #expect(label.intrinsicContentSize.width <= 120)
        #expect(label.intrinsicContentSize.height > natural.height)
    }

    @Test func `a label as wide as its natural size shows all of its text on one line`() {
        for size in stride(from: 11.0, through: 21, by: 0.7) {
            let label = UILabel()
            label.font = .systemFont(ofSize: size)
            label.text = "Wide windows — 4.8 ★"
            label.frame.size = label.intrinsicContentSize
            let whole = drawn(label).ink
            label.frame.size.width += 50
            #expect(abs(drawn(label).ink.width - whole.width) <= 1)
        }
    }

    @Test func `letters of other scripts do not change the height`() {
        let latin = label("Cabin").frame.height
        for text in ["오두막", "كوخ", "😀", "小屋", "ภาษาไทย"] {
            #expect(label(text).frame.height == latin)
            #expect(label(text + " Cabin").frame.height == latin)
        }
    }

    @Test func `ends with an ellipsis inside its bounds where text is cut off`() {
        let label = label(long)
        label.frame.size.width = 120
        label.clipsToBounds = false
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        host.addSubview(label)
        let ink = drawnTree(host).ink
        #expect(ink.maxX <= 121)
        #expect(ink.maxX > 100)
    }

    private func drawnTree(_ view: UIView) -> PixelGrid {
        PixelGrid(UIKitHost.snapshot(of: view, scale: 1))
    }

    @Test func `cuts off at the lines that fit into its height`() {
        let label = label(long, lines: 0)
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        label.frame.size = CGSize(width: 120, height: 2 * line + 4)
        let ink = drawn(label).ink
        #expect(ink.height < 2 * line)
        #expect(ink.height > line)
    }

    @Test(arguments: [
        (NSTextAlignment.left, "Fox", 0.0), (.center, "Fox", 0.5), (.right, "Fox", 1.0),
        (.natural, "Fox", 0.0), (.natural, "كوخ هادئ", 1.0), (.left, "كوخ هادئ", 0.0),
    ])
    func `stands where its alignment says`(
        alignment: NSTextAlignment,
        text: String,
        place: Double
    ) {
        let label = label(text)
        label.textAlignment = alignment
        label.frame.size.width = 200
        let ink = drawn(label).ink
        let free = 200 - ink.width
        #expect(abs(ink.minX - free * place) <= 2)
    }

    @Test func `an ellipsis in text from the right stands on the left`() {
        let label = label("نوافذ واسعة ومدفأة واحدة وغرفة هادئة في الجبل البعيد")
        label.frame.size.width = 120
        let cut = drawn(label)
        // The dots are the only ink near the left edge, and low.
        let left = cut.box { $0.alpha > 40 }
        #expect(left.minX < 12)
        #expect((0..<8).allSatisfy { x in (0..<8).allSatisfy { y in cut[x, y].alpha < 40 } })
    }

    @Test func `text stands in the middle of a high label`() {
        let label = label("xxxx")
        let natural = label.frame.height
        let before = drawn(label).ink
        label.frame.size.height = natural + 40
        #expect(abs(drawn(label).ink.minY - before.minY - 20) <= 1)
    }

    @Test func `keeps Korean words whole`() {
        let text = "조용한 산속 오두막의 하루를 소개합니다"
        let font = UIFont.systemFont(ofSize: 17)
        let word = "소개합니다".size(withAttributes: [.font: font]).width
        // Room for one letter after the third word, but not for the word itself.
        let width = "조용한 산속 오두막의".size(withAttributes: [.font: font]).width + word / 3
        let label = label(text, lines: 0, width: width)
        #expect(abs(label.frame.height - 2 * font.lineHeight) <= 1)
        #expect(label.frame.width <= width - word / 4)
    }

    @Test func `breaks a word that is wider than the label`() {
        let label = label(String(repeating: "가나다라", count: 30), lines: 0, width: 100)
        #expect(label.frame.width <= 100)
        #expect(label.frame.height > 100)
    }

    @Test func `sets a single line smaller where it may`() {
        let label = label("A long line of text for a small place")
        label.frame.size.width = 150
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let ink = drawn(label).ink
        #expect(ink.height < 13)
        #expect(ink.maxX <= 150)
    }

    @Test func `setting text takes the place of attributed text and the other way round`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Styled",
            attributes: [.font: UIFont.systemFont(ofSize: 40)]
        )
        #expect(label.text == "Styled")
        let styled = label.intrinsicContentSize.height
        label.text = "Styled"
        #expect(label.intrinsicContentSize.height < styled / 2)
        label.attributedText = nil
        #expect(label.text == nil)
    }

    @Test func `attributes hold for their own letters only`() {
        let text = NSMutableAttributedString(string: "aaaa bbbb")
        text.addAttribute(
            .foregroundColor,
            value: UIColor.red,
            range: NSRange(location: 5, length: 4)
        )
        let label = UILabel()
        label.attributedText = text
        label.textColor = .blue
        label.frame.size = label.intrinsicContentSize
        let grid = drawn(label)
        let red = grid.box { $0.alpha > 200 && $0.red > 200 }
        let blue = grid.box { $0.alpha > 200 && $0.blue > 200 }
        #expect(red.minX > blue.maxX)
    }

    @Test func `draws lines under and through letters`() {
        func ink(_ key: NSAttributedString.Key) -> CGRect {
            let label = UILabel()
            label.attributedText = NSAttributedString(
                string: "a a",
                attributes: [key: 1, .font: UIFont.systemFont(ofSize: 40)]
            )
            label.frame.size = label.intrinsicContentSize
            return drawn(label).box { $0.alpha > 200 }
        }
        let plain = ink(.kern)
        #expect(ink(.underlineStyle).maxY > plain.maxY + 1)
        #expect(ink(.strikethroughStyle).width >= plain.width)
    }

    @Test func `line spacing goes between lines, kerning between letters`() {
        func size(_ values: [NSAttributedString.Key: Any]) -> CGSize {
            NSAttributedString(string: "one\ntwo\nsix", attributes: values).size()
        }
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let plain = size([:])
        #expect(abs(size([.paragraphStyle: style]).height - plain.height - 12) < 0.01)
        #expect(size([.kern: 2.0]).width > plain.width + 3)
    }

    @Test(arguments: [
        "\0\0text", "a\u{2028}b\u{2029}c", "\r\n\r\n", "\u{202E}right\u{202C}", "\u{FEFF}",
        String(repeating: "e\u{301}", count: 5_000), String(repeating: "\n", count: 5_000),
        String(repeating: "word ", count: 40_000), "👩‍👩‍👧‍👦🏳️‍🌈", "\u{1F1F0}",
    ])
    func `lays out any text in bounded time`(text: String) {
        let label = label(text, lines: 3, width: 80)
        #expect(label.frame.height <= 3 * 21)
        #expect(label.frame.width <= 80)
        #expect(drawn(label).height < 64)
    }

    @Test func `puts its baselines where letters stand`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        label.text = "HHH"
        let other = UIView()
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        for view in [label, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            label.heightAnchor.constraint(equalToConstant: 60),
            other.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        host.layoutIfNeeded()
        host.layoutIfNeeded()
        let ink = drawnTree(host).ink
        #expect(abs(other.frame.minY - ink.maxY) <= 1)
    }

    @Test func `wraps under Auto Layout to the height that its width needs`() {
        let label = UILabel()
        label.text = long
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 500))
        host.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: host.topAnchor),
            label.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ])
        host.layoutIfNeeded()
        #expect(label.frame.width == 150)
        let wrapped = label.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(abs(label.frame.height - wrapped) <= 0.5)
        #expect(wrapped > 60)
    }
}
