import Foundation
import NativeAds
import NativeAdsUI
import Testing
import UIKit

@testable import FeedApp
@testable import Newspaper

@MainActor @Suite(.onScreen) struct FeedTests {
    @Test func `without ads the stories close up`() async throws {
        let stage = try FeedStage()
        defer { stage.close() }
        var failures: [AdSlot] = []
        stage.feed.onFailure = { slot, reason in
            #expect(reason == AdError.backfillNoFill.description)
            failures.append(slot)
        }
        await stage.load()
        #expect(Set(failures) == Set(AdSlot.allCases))
        #expect(stage.feed.tableView.numberOfRows(inSection: 0) == 12)
        #expect(stage.feed.indexPath(of: .top) == nil)
        try Snapshot.expect(picture: stage.window, is: "masthead")
    }

    @Test func `each ad comes from its source and has its place`() async throws {
        let stage = try FeedStage()
        defer { stage.close() }
        try stage.sell()
        await stage.load()
        #expect(stage.ads[.top]?.source == .direct)
        #expect(stage.ads[.middle]?.source == .backfill)
        #expect(stage.feed.tableView.numberOfRows(inSection: 0) == 14)
        #expect(stage.feed.indexPath(of: .top)?.row == 3)
        #expect(stage.feed.indexPath(of: .middle)?.row == 8)
    }

    @Test func `the ads and the stories around them look as approved`() async throws {
        let stage = try FeedStage()
        defer { stage.close() }
        try stage.sell()
        await stage.load()
        for (row, name) in [(2, "first-ad"), (4, "scripts"), (7, "second-ad")] {
            stage.scroll(toRow: row)
            await stage.pass(0.1)
            await stage.pictures()
            try Snapshot.expect(picture: stage.window, is: name)
        }
    }

    @Test func `the cells are laid out as approved`() async throws {
        let stage = try FeedStage()
        defer { stage.close() }
        try stage.sell()
        await stage.load()
        stage.scroll(toRow: 3)
        await stage.pictures()
        for row in 3...5 {
            let cell = try #require(
                stage.feed.tableView.cellForRow(at: IndexPath(row: row, section: 0))
            )
            try Snapshot.expect(tree: cell, is: "row-\(row)")
        }
    }

    @Test func `an ad counts once, whichever cells show it`() async throws {
        let stage = try FeedStage()
        defer { stage.close() }
        try stage.sell()
        await stage.load()
        for _ in 0..<3 {
            stage.scroll(toRow: 3)
            await stage.pass(1.3)
            stage.scroll(toRow: 12)
            await stage.pass(0.5)
        }
        let events = stage.events[.top, default: []]
        #expect(events.count { $0 == .impression } == 1)
        #expect(events.count { $0 == .viewable(.mrc50) } == 1)
        #expect(events.count { $0 == .rendered } == 1)
    }

    @Test func `a tap on the button of the ad opens its page, and one on its white space nothing`()
        async throws
    {
        let stage = try FeedStage()
        defer { stage.close() }
        try stage.sell()
        await stage.load()
        stage.scroll(toRow: 3)
        let path = IndexPath(row: 3, section: 0)
        let cell = try #require(stage.feed.tableView.cellForRow(at: path) as? AdCell)
        let card = cell.adView.convert(cell.adView.bounds, to: nil)
        UIKitHost.tap(at: CGPoint(x: card.minX + 3, y: card.midY), in: stage.window)
        await stage.clock.settle()
        let button = try #require(cell.adView.callToActionView)
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        UIKitHost.tap(at: button.convert(middle, to: nil), in: stage.window)
        await stage.clock.settle()
        let events = try #require(stage.events[.top])
        let clicks = events.filter { if case .clicked = $0 { true } else { false } }
        #expect(clicks == [.clicked(asset: .callToAction)])
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `right-to-left stories have their picture on the left, whatever the phone's language`(
        phone: UIUserInterfaceLayoutDirection
    ) async throws {
        UIKitHost.setLayoutDirection(phone)
        defer { UIKitHost.setLayoutDirection(.leftToRight) }
        let stage = try FeedStage()
        defer { stage.close() }
        await stage.load()
        let first = Story.today.firstIndex { $0.isRightToLeft }
        let row = try #require(first)
        stage.scroll(toRow: row)
        for (row, isLeft) in [(row, true), (row + 1, false)] {
            let path = IndexPath(row: row, section: 0)
            let cell = try #require(stage.feed.tableView.cellForRow(at: path))
            let picture = try #require(cell.contentView.firstPicture)
            let frame = picture.convert(picture.bounds, to: cell)
            #expect((frame.midX < cell.bounds.midX) == isLeft)
        }
    }

    @Test func `every story has its picture`() {
        #expect(Story.today.count == 12)
        for story in Story.today {
            #expect(StoryPicture.named(story.picture) != nil, "\(story.picture)")
        }
    }
}

extension UIView {
    fileprivate var firstPicture: UIView? {
        if self is UIImageView { return self }
        return subviews.lazy.compactMap(\.firstPicture).first
    }
}
