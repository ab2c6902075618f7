import Foundation
import NativeAds
import Newspaper
import OpenRTB
import UIKit
import UIKitWindow

/// The example app as a program: the app's own code, and a host in place of a phone.
@MainActor struct FeedProgram {
    let arguments: FeedArguments

    init(_ arguments: FeedArguments) {
        self.arguments = arguments
    }

    func run() async throws(FeedFault) {
        let log = try EventLog(logFile, now: World.live.uptime)
        NativeAds.configure(
            NativeAds.Configuration(endpoint: arguments.endpoint, backfill: arguments.backfill),
            world: world(log)
        )
        UIKitHost.opensURL = { url in await visit(url, log) }
        let ads = try arguments.dialect.ads()
        let feed = try arguments.dialect.page(date: World.live.wallClock()) { slot, ad in
            log.follow(ad, in: slot)
        }
        feed.onFailure = { slot, reason in
            log.write("failed", ["ad": .string(slot.rawValue), "error": .string(reason)])
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = feed
        window.makeKeyAndVisible()
        switch arguments.screen {
        case .window: try await show(feed)
        case .folder(let folder):
            try await FeedTour(
                feed: feed,
                window: window,
                undelivered: { await ads.undeliveredTrackers },
                log: log,
                folder: folder
            ).run()
        }
    }

    private var logFile: URL? {
        guard case .folder(let folder) = arguments.screen else { return nil }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent("log.jsonl")
    }

    /// The real world, with every request written down as it leaves.
    private func world(_ log: EventLog) -> World {
        let send = World.live.send
        var world = World.live
        world.send = { request throws(TransportError) in
            await log.write(
                "request",
                [
                    "method": .string(request.method.rawValue),
                    "url": .string(request.url.absoluteString),
                ]
            )
            return try await send(request)
        }
        return world
    }

    private func show(_ feed: FrontPageController) async throws(FeedFault) {
        say("Scroll with the wheel or drag, click an ad, Esc quits.")
        feed.startLoading()
        do throws(SimulatorWindowError) {
            try await SimulatorWindow(title: "Meridian").run()
        } catch {
            throw .usage(error.sentence)
        }
    }

    private func visit(_ url: URL, _ log: EventLog) async -> Bool {
        let visit = await PageVisit.get(url)
        var facts: JSONObject = ["url": .string(url.absoluteString)]
        if let visit { facts["status"] = .number(JSONNumber(visit.status)) }
        if let location = visit?.location { facts["location"] = .string(location) }
        log.write("visited", facts)
        if case .window = arguments.screen {
            let end = visit.map { $0.location.map { ", which leads to \($0)" } ?? "" }
            say("Clicked: opened \(url.absoluteString)\(end ?? ", which did not answer").")
        }
        return visit != nil
    }

    /// One line in the terminal, at once.
    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
