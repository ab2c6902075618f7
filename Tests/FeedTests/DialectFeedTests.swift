import AdropFeed
import Foundation
import GoogleFeed
import MicrosoftFeed
import NativeAds
import NaverFeed
import Newspaper
import Testing
import UIKit

/// The same app in each vendor's words: same stories, same ads, each counted once.
@MainActor @Suite(.onScreen) struct DialectFeedTests {
    /// A page in a vendor's words.
    struct Dialect: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let makePage: @MainActor @Sendable (Date) -> FrontPageController
    }

    nonisolated static let all = [
        Dialect(testDescription: "google") { GoogleFeedViewController(date: $0) },
        Dialect(testDescription: "microsoft") { MicrosoftFeedViewController(date: $0) },
        Dialect(testDescription: "naver") { NaverFeedViewController(date: $0) },
        Dialect(testDescription: "adrop") { AdropFeedViewController(date: $0) },
    ]

    /// Runs `body` in an app of its own, with an ad of each source sold.
    private func run(
        _ dialect: Dialect,
        _ body: @MainActor (FeedStage) async throws -> Void
    ) async throws {
        let stage = try FeedStage(dialect.makePage)
        defer { stage.close() }
        try stage.sell()
        try await SharedAds.$current.withValue(stage.shared) {
            await stage.load()
            try await body(stage)
        }
    }

    @Test(arguments: all) func `each slot has its ad, and counts it once`(
        dialect: Dialect
    ) async throws {
        try await run(dialect) { stage in
            #expect(stage.feed.tableView.numberOfRows(inSection: 0) == 14)
            for slot in [AdSlot.top, .middle] {
                let row = try #require(stage.feed.indexPath(of: slot)).row
                #expect(row == slot.place)
                for _ in 0..<2 {
                    stage.scroll(toRow: row)
                    await stage.pass(1.5)
                    stage.scroll(toRow: 0)
                    await stage.pass(0.5)
                }
                let events = stage.events[slot, default: []]
                #expect(events.count { $0 == .rendered } == 1)
                #expect(events.count { $0 == .impression } == 1)
            }
        }
    }

    @Test(arguments: all) func `a tap on what the ad asks for opens its page, once`(
        dialect: Dialect
    ) async throws {
        try await run(dialect) { stage in
            stage.scroll(toRow: AdSlot.top.place)
            await stage.pass(1.5)
            let action = try #require(stage.feed.actionView(for: .top))
            let middle = CGPoint(x: action.bounds.midX, y: action.bounds.midY)
            UIKitHost.tap(at: action.convert(middle, to: nil), in: stage.window)
            await stage.pass(0.5)
            let events = stage.events[.top, default: []]
            #expect(events.count { if case .clicked = $0 { true } else { false } } == 1)
            #expect(events.count { if case .opened = $0 { true } else { false } } == 1)
        }
    }

    @Test(arguments: all) func `the card looks as approved`(dialect: Dialect) async throws {
        try await run(dialect) { stage in
            stage.scroll(toRow: AdSlot.top.place - 1)
            await stage.pass(1)
            await stage.pictures()
            try Snapshot.expect(picture: stage.window, is: dialect.testDescription)
        }
    }
}
