import Foundation
import Testing
import UIKit

/// An app whose language is read from right to left.
///
/// The app's direction is the host's to say; all else is Apple's API.
@MainActor struct AppDirectionTests {
    private func inRightToLeft(_ body: () throws -> Void) rethrows {
        UIKitHost.setLayoutDirection(.rightToLeft)
        defer { UIKitHost.setLayoutDirection(.leftToRight) }
        try body()
    }

    @Test func `views follow the app unless their meaning says otherwise`() {
        let (plain, player) = (UIView(), UIView())
        player.semanticContentAttribute = .playback
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        #expect(plain.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(plain.traitCollection.layoutDirection == .leftToRight)
        inRightToLeft {
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(plain.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(plain.traitCollection.layoutDirection == .rightToLeft)
            #expect(player.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UITraitCollection(displayScale: 2).layoutDirection == .unspecified)
    }

    @Test func `what is in a window turns round`() {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        let leading = view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16)
        leading.isActive = true
        let host = TestHost(showing: stage)
        defer { host.close() }
        #expect(view.frame.minX == 16)
        inRightToLeft {
            host.window.layoutIfNeeded()
            #expect(view.frame.minX == 144)
        }
        host.window.layoutIfNeeded()
        #expect(view.frame.minX == 16)
    }

    @Test func `a view that was laid out before is measured and laid out by the new direction`() {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16).isActive = true
        stage.layoutIfNeeded()
        inRightToLeft {
            stage.frame.size.width = 100
            stage.layoutIfNeeded()
            #expect(view.frame.minX == 44)
        }
    }

    @Test func `a cell's second text changes sides`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Text"
        let detail = try #require(cell.detailTextLabel)
        detail.text = "Detail"
        cell.layoutIfNeeded()
        #expect(detail.frame.maxX == cell.contentView.bounds.maxX - 16)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(detail.frame.minX == 16)
        #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.maxX - 16)
    }

    @Test(arguments: [false, true])
    func `the line below a row keeps its inset where reading begins`(
        isRightToLeft: Bool
    ) throws {
        final class OneRow: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }
            func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let source = OneRow()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.dataSource = source
        table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        cell.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        table.layoutIfNeeded()
        let line = try #require(cell.subviews.first { $0.frame.height > 0 && $0.frame.height <= 1 })
        #expect(line.frame.minX == (isRightToLeft ? 5 : 20))
        #expect(line.frame.width == 275)
    }

    @Test func `a button's picture comes before its title`() throws {
        let button = UIButton(type: .custom)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
        button.setImage(renderer.image { _ in }, for: .normal)
        button.setTitle("Install", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let (picture, title) = (
            try #require(button.imageView), try #require(button.titleLabel)
        )
        button.layoutIfNeeded()
        #expect(picture.frame.maxX <= title.frame.minX)
        let start = picture.frame.minX
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(title.frame.maxX <= picture.frame.minX)
        #expect(abs(picture.frame.maxX - (200 - start)) < 0.01)
    }
}
