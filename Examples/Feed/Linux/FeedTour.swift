import Foundation
import Newspaper
import OpenRTB
import UIKit

/// A person with the app in hand: scrolls through the feed and back, reads, taps one button, and
/// sees a film in two sittings.
@MainActor struct FeedTour {
    let feed: FrontPageController
    let window: UIWindow
    /// How many trackers the servers have not heard of yet.
    let undelivered: @MainActor () async -> Int
    let log: EventLog
    let folder: URL

    func run() async throws(FeedFault) {
        let finger = Finger(window: window)
        feed.startLoading()
        await finger.wait(atMost: 10) { AdSlot.allCases.allSatisfy(feed.isSettled) }
        try everySlotIsFilled()
        await finger.wait(0.4)
        try picture(1)
        try await look(at: .top, with: finger)
        try picture(2)
        await tapCallToAction(of: .top, with: finger)
        // The fourth to sixth story: Korean, Arabic, emoji.
        await scroll(to: IndexPath(row: 4, section: 0), with: finger)
        await finger.wait(0.2)
        try picture(3)
        try await look(at: .middle, with: finger)
        try picture(4)
        try await watchFilm(with: finger)
        await flickToTop(with: finger)
        await delivery(finger)
        print(Timeline(log: log).text, terminator: "")
    }

    private func everySlotIsFilled() throws(FeedFault) {
        for slot in AdSlot.allCases where log.count(of: "loaded", ad: slot.rawValue) == 0 {
            throw .bad("no ad came for \(slot.rawValue); see log.jsonl for the reason")
        }
    }

    /// Scrolls to an ad and stays until it is viewable.
    func look(at slot: AdSlot, with finger: Finger) async throws(FeedFault) {
        guard let place = feed.indexPath(of: slot) else { return }
        await scroll(to: place, with: finger)
        await finger.wait(1.3)
        await finger.wait(atMost: 8) { log.count(of: "viewable", ad: slot.rawValue) > 0 }
        guard log.count(of: "viewable", ad: slot.rawValue) > 0 else {
            throw .bad("the ad of \(slot.rawValue) was looked at but did not count as viewable")
        }
    }

    /// Drags until the row is in the middle, or as near to it as the list goes; or until its upper
    /// edge is this far from the list's.
    func scroll(to place: IndexPath, top: CGFloat? = nil, with finger: Finger) async {
        // A row that was not shown yet has a height that is only guessed, so look again each time.
        for _ in 0..<12 {
            let table = feed.tableView
            let frame = table.rectForRow(at: place)
            let room = (table.bounds.height - frame.height) / 2
            let furthest = max(0, table.contentSize.height - table.bounds.height)
            let wanted = min(max(0, frame.minY - (top ?? max(0, room))), furthest)
            let distance = wanted - table.contentOffset.y
            guard abs(distance) > Finger.slop else { return }
            await finger.drag(by: -distance)
        }
    }

    private func flickToTop(with finger: Finger) async {
        for _ in 0..<8 where feed.tableView.contentOffset.y > 0.5 {
            await finger.flickDown()
        }
        await finger.wait(0.3)
    }

    private func tapCallToAction(of slot: AdSlot, with finger: Finger) async {
        guard let action = feed.actionView(for: slot) else { return }
        let middle = CGPoint(x: action.bounds.midX, y: action.bounds.midY)
        await finger.tap(at: action.convert(middle, to: nil))
        await finger.wait(atMost: 3) { log.count(of: "open", ad: slot.rawValue) > 0 }
        await closePage(with: finger)
    }

    /// Goes back to the feed from a page that opened inside the app, by the first of its buttons.
    private func closePage(with finger: Finger) async {
        guard let page = feed.presentedViewController else { return }
        await finger.wait(0.5)
        if let done = page.view.firstButton {
            let middle = CGPoint(x: done.bounds.midX, y: done.bounds.midY)
            await finger.tap(at: done.convert(middle, to: nil))
        }
        await finger.wait(atMost: 3) { feed.presentedViewController == nil }
    }

    /// Waits until the servers have heard of everything.
    private func delivery(_ finger: Finger) async {
        for _ in 0..<50 {
            guard await undelivered() > 0 else { return }
            await finger.wait(0.1)
        }
    }

    func picture(_ number: Int) throws(FeedFault) {
        let file = folder.appendingPathComponent("feed-\(number).png")
        let image = UIKitHost.snapshot(of: window, scale: 2)
        do {
            try (image.pngData() ?? Data()).write(to: file)
        } catch {
            throw .usage("\(file.path) cannot be written: \(error.localizedDescription)")
        }
        log.write("picture", ["file": .string(file.lastPathComponent)])
    }
}
