import Foundation
import Testing
import UIKit

@MainActor struct ButtonTests {
    let button = UIButton(type: .custom)

    @Test func `does its primary action when tapped`() {
        var taps = 0
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Go") { _ in taps += 1 }
        )
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        let host = TestHost(showing: button)
        defer { host.close() }
        host.tap(40, 20)
        #expect(taps == 1)
        #expect(button.currentTitle == "Go")
    }

    @Test func `shows title and colour of its state, else the normal ones`() {
        button.setTitle("Buy", for: .normal)
        button.setTitle("Sold", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "Buy")
        button.isHighlighted = true
        #expect(button.currentTitle == "Buy")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Sold")
        #expect(button.currentTitleColor == .red)
        #expect(button.title(for: .highlighted) == nil)
    }

    @Test func `is as large as its title and the room round it`() {
        button.setTitle("Install", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        let bare = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
        let roomy = button.intrinsicContentSize
        #expect(roomy.width == bare.width + 32)
        #expect(roomy.height == bare.height - 12 + 20)
        button.setTitle("Install now", for: .normal)
        #expect(button.intrinsicContentSize.width > roomy.width)
    }

    @Test func `puts picture and title side by side in the middle`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        button.setTitle("Go", for: .normal)
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.maxX == title.minX)
        #expect(abs(picture.minX - (200 - title.maxX)) < 0.01)
        #expect(abs(title.midY - 25) < 0.01)
    }

    @Test func `takes the tint for a system button's title, and grey while disabled`() {
        let system = UIButton(type: .system)
        system.tintColor = .red
        #expect(system.currentTitleColor == .red)
        system.isEnabled = false
        #expect(system.currentTitleColor == .systemGray)
    }

    @Test func `keeps a long title inside`() throws {
        button.setTitle("A title far too long for the button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(button.bounds.contains(title.frame))
    }

    @Test func `shows a title with styles rather than a plain one, in the state that has it`() {
        let styled = NSAttributedString(
            string: "Read on",
            attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]
        )
        button.setTitle("Read", for: .normal)
        let plain = button.intrinsicContentSize
        button.setAttributedTitle(styled, for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "Wait"), for: .disabled)
        #expect(button.titleLabel?.attributedText == styled)
        #expect(button.currentAttributedTitle == styled)
        #expect(button.intrinsicContentSize.height > plain.height)
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Wait")
        #expect(button.attributedTitle(for: .normal) == styled)
        button.isEnabled = true
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Read" && button.intrinsicContentSize == plain)
    }
}
