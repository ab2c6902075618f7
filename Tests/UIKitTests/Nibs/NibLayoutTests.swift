import Foundation
import Testing
import UIKit

/// A publisher's own layout file, read, laid out and drawn as Xcode shows it.
@MainActor struct NibLayoutTests {
    private func card() throws -> (AdCardView, problems: [String]) {
        let problems = Problems()
        return try problems.during {
            let objects = try NibFile.bundle.loadNibNamed("AdCard", owner: nil, options: nil)
            return (try #require(objects?.first as? AdCardView), problems.sentences)
        }
    }

    @Test func `makes the views of a file with nothing to complain of but a picture`() throws {
        let (card, problems) = try card()
        #expect(problems == ["AdCard: there is no picture photo in the bundle."])
        #expect(card.subviews.count == 5)
        #expect(card.log == ["init with 5 subviews", "awake with A quiet cabin near the city"])
    }

    @Test func `connects outlets, outlet collections, constraints and runtime attributes`() throws {
        let (card, _) = try card()
        #expect(card.headlineLabel?.font == .preferredFont(forTextStyle: .headline))
        #expect(card.bodyLabel?.text == "Wide windows, one stove.\nOpen all the year round.")
        #expect(card.texts == [card.headlineLabel, card.bodyLabel])
        #expect(card.footConstraint?.identifier == "foot")
        #expect(card.footConstraint?.priority == .defaultHigh)
        #expect(card.layer.cornerRadius == 16)
        let button = try #require(card.callToActionButton)
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Book now")
        #expect(button.title(for: .disabled) == "Sold out")
        #expect(button.titleColor(for: .normal) == .white)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
        #expect(button.layer.cornerRadius == 12.5 && button.clipsToBounds)
    }

    @Test func `lays the views out by the file's constraints at another width than Xcode's`() throws
    {
        let (card, _) = try card()
        card.frame = CGRect(x: 0, y: 0, width: 320, height: 340)
        card.layoutIfNeeded()
        let media = card.subviews[0]
        let icon = card.subviews[1]
        #expect(media.frame == CGRect(x: 0, y: 0, width: 320, height: 180))
        #expect(icon.frame == CGRect(x: 16, y: 196, width: 44, height: 44))
        #expect(card.callToActionButton?.frame.width == 288)
        #expect(abs(card.subviews[2].frame.midY - icon.frame.midY) <= 0.5, "to the pixel")
        #expect(card.subviews[2].frame.minX == 72)
    }

    @Test func `draws the card as it was drawn before`() throws {
        let (card, _) = try card()
        card.frame = CGRect(x: 16, y: 16, width: 358, height: 386)
        (card.subviews[0] as? UIImageView)?.image = PictureFile.landscape(width: 600, height: 338)
        card.clipsToBounds = true
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 418))
        page.backgroundColor = .systemGroupedBackground
        page.addSubview(card)
        try GoldenPicture.expect(
            UIKitHost.snapshot(of: page),
            named: "nib-card",
            cell: 16,
            tolerance: 28
        )
        page.overrideUserInterfaceStyle = .dark
        try GoldenPicture.expect(
            UIKitHost.snapshot(of: page),
            named: "nib-card-dark",
            cell: 16,
            tolerance: 28
        )
    }

    @Test func `makes cells of a file that a table measures and uses again`() throws {
        UINib.register(
            PublisherStoryCell.self,
            forClass: "PublisherStoryCell",
            outlets: ["titleLabel": \.titleLabel]
        )
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(
            UINib(nibName: "StoryCell", bundle: try NibFile.bundle),
            forCellReuseIdentifier: "ad"
        )
        let stories = Stories()
        table.dataSource = stories
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first as? PublisherStoryCell)
        #expect(cell.reuseIdentifier == "ad")
        #expect(cell.isAwake)
        #expect(cell.selectionStyle == .none)
        let label = try #require(cell.titleLabel)
        #expect(label.superview === cell.contentView)
        #expect(label.text == "Story 0")
        #expect(label.frame.minX == 20 && label.frame.width == 280 && label.frame.minY == 18)
        let line = label.font.lineHeight
        #expect(abs(cell.frame.height - 36.5 - line) <= 1)
        table.contentOffset.y = 2_000
        table.layoutIfNeeded()
        #expect(stories.made.count < 30, "cells are used again")
    }

    private final class Stories: NSObject, UITableViewDataSource {
        var made: Set<ObjectIdentifier> = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "ad", for: path)
            (cell as? PublisherStoryCell)?.titleLabel?.text = "Story \(path.row)"
            made.insert(ObjectIdentifier(cell))
            return cell
        }
    }
}
