import Foundation
import Testing
import UIKit

/// Page controls and activity indicators.
@MainActor struct IndicatorTests {
    @Test func `keeps the current page within the pages, and turns it by taps`() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        let host = TestHost(showing: pages)
        defer { host.close() }
        pages.currentPage = 9
        #expect(pages.currentPage == 0)
        pages.numberOfPages = 3
        var changes: [Int] = []
        pages.addAction(UIAction { _ in changes.append(pages.currentPage) }, for: .valueChanged)
        for x: CGFloat in [180, 180, 180, 20] { host.tap(x, 13) }
        #expect(changes == [1, 2, 1])
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
        #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 58, height: 26))
    }

    @Test func `draws one dot a page, the current one in its colour`() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = 2
        pages.currentPage = 1
        pages.pageIndicatorTintColor = .red
        pages.currentPageIndicatorTintColor = .blue
        let picture = PixelGrid(UIKitHost.snapshot(of: pages, scale: 1))
        #expect(picture[42, 13].red == 255 && picture[58, 13].blue == 255)
        #expect(picture[50, 13].alpha == 0)
    }

    @Test func `turns while it is on a screen and animating`() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.frame.size == CGSize(width: 37, height: 37) && indicator.isHidden)
        let host = TestHost(showing: indicator)
        defer { host.close() }
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
        let before = UIKitHost.snapshot(of: indicator).pngData()
        host.wait(0.3)
        let after = UIKitHost.snapshot(of: indicator).pngData()
        #expect(before != after)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        host.wait(0.3)
        #expect(UIKitHost.snapshot(of: indicator).pngData() == after)
    }

    @Test func `puts a button's content where it is aligned`() {
        for (alignment, x) in [
            (UIControl.ContentHorizontalAlignment.left, 0.0), (.center, 0.5), (.right, 1),
            (.leading, 0), (.trailing, 1), (.fill, 0),
        ] {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            button.setTitle("Get", for: .normal)
            button.contentHorizontalAlignment = alignment
            button.contentVerticalAlignment = .bottom
            button.layoutIfNeeded()
            let title = button.titleLabel?.frame ?? .zero
            #expect(abs(title.minX - (200 - title.width) * x) < 0.01, "\(alignment)")
            #expect(title.maxY == 40)
        }
    }

    @Test func `draws the line under letters in its own colour`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.attributedText = NSAttributedString(
            string: "    ",
            attributes: [
                .font: UIFont.systemFont(ofSize: 30), .underlineStyle: 1,
                .underlineColor: UIColor.red, .strikethroughStyle: 1,
                .strikethroughColor: UIColor.blue,
            ]
        )
        let picture = PixelGrid(UIKitHost.snapshot(of: label, scale: 2))
        let column = (0..<80).map { picture[8, $0] }
        #expect(column.contains { $0.red > 200 && $0.blue == 0 })
        #expect(column.contains { $0.blue > 200 && $0.red == 0 })
    }
}
