import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit

/// Plays a scenario against the real engine and the real views, on a clock of its own.
///
/// It goes from one instant at which something is due to the next. At one instant come first the
/// answers and timers that are due, then the steps in their order, each with all that follows from
/// it, and then, on full tenths of a second, the look at what can be seen of the ads.
@MainActor package final class ScenarioPlayer {
    let scenario: Scenario
    let ads: NativeAds
    let log: ReplayLog
    let stage: ReplayStage
    var fingers = Fingers()
    var loads: [String: ReplayLoad] = [:]
    /// What the app holds.
    var held: [String: NativeAd] = [:]
    /// Where each ad was bound last.
    var places: [String: String] = [:]
    /// Every ad that was loaded, as long as anybody holds it.
    var known: [String: KnownAd] = [:]
    /// The ads whose players steps stand for.
    let playedBySteps: Set<String>
    /// The ads of which it was told that nothing plays their videos.
    var withoutFilm: Set<String> = []
    var observations: [Observation] = []
    let clock: ManualClock
    let network: ScriptedNetwork
    /// What the device is connected by.
    let connection: Locked<ScenarioStep.Connection>
    let placeholders: ReplayPlaceholders
    /// Takes what looks like a mistake in the scenario, one sentence each.
    let hint: (String) -> Void

    private let quiet: () async -> Void
    private var nextStep = 0
    /// When something last happened that may change what is seen.
    private var lastChange = Instant.zero

    /// Prepares a scenario; one process plays one, as UIKit's clock never goes back.
    ///
    /// `quiet` returns when nothing is left to do but for those who wait for time to pass; `out`
    /// takes each line of the output, without its end; `hint` takes what looks like a mistake in
    /// the scenario, though an app may do it, one sentence each.
    package init(
        _ scenario: Scenario,
        quiet: @escaping () async -> Void,
        out: @escaping (String) -> Void,
        hint: @escaping (String) -> Void = { _ in }
    ) {
        self.scenario = scenario
        playedBySteps = scenario.adsPlayedBySteps
        self.quiet = quiet
        self.hint = hint
        let log = ReplayLog(out)
        self.log = log
        stage = ReplayStage(screen: scenario.screen)
        clock = ManualClock()
        network = ScriptedNetwork(clock: clock)
        network.isOffline = scenario.settings.network == .offline
        connection = Locked(scenario.settings.network)
        placeholders = ReplayPlaceholders(log: log, clock: clock)
        for rule in scenario.http { network.add(ScriptedNetwork.Rule(rule)) }
        network.observe { sent in
            // The engine of a virtual world calls from the main actor alone.
            MainActor.assumeIsolated { log.write(sent.request) }
        }
        ads = NativeAds(
            NativeAds.Configuration(scenario),
            world: .replay(
                scenario.settings,
                connection: connection,
                clock: clock,
                network: network
            )
        )
        observations.append(ads.observe { log.write($0) })
        VideoSurfaces.make = { [weak self] in self?.surface(for: $0) }
    }

    /// Plays it to its end.
    package func play() async throws(ScenarioError) {
        await quiet()
        var instants = 0
        while let instant = nextInstant(), instant <= scenario.until {
            instants += 1
            guard instants <= Self.mostInstants else {
                throw ScenarioError(
                    "more than \(Self.mostInstants) instants had something to do by \(instant.text) s; "
                        + "an earlier \"until\" ends it"
                )
            }
            try await pass(instant)
        }
        hintAtStepsLeft(nextStep)
    }

    /// A day of ads that keep moving; whoever asks for more has made a mistake.
    private static let mostInstants = 1_000_000
    /// More turns at one instant are an endless loop.
    private static let mostTurns = 10_000
    /// A tenth of a second, in microseconds.
    private static let tenth = 100_000
    /// Rules ask for two seconds at most: what has not changed for longer will not change any more.
    private static let still = Instant(microseconds: 5_000_000)
}

extension ScenarioPlayer {
    /// When something is due next; `nil` where nothing ever is.
    private func nextInstant() -> Instant? {
        let step = nextStep < scenario.steps.count ? scenario.steps[nextStep].at : nil
        let timer = clock.nextDue.map { max(Instant(seconds: $0), log.now) }
        return [step, timer, fingers.nextDue, nextLook()].compactMap { $0 }.min()
    }

    /// The next full tenth, while anything moves or is looked at and something may change.
    private func nextLook() -> Instant? {
        guard UIKitHost.isTicked else { return nil }
        guard log.now < lastChange + Self.still || isPlayingVideo else { return nil }
        return Instant(microseconds: (log.now.microseconds / Self.tenth + 1) * Self.tenth)
    }

    /// What a player did since it spoke last only the next time tells: all is looked at until then.
    private var isPlayingVideo: Bool {
        known.contains { name, known in
            guard let ad = known.ad else { return false }
            guard !playedBySteps.contains(name) else { return ad.isVideoUnderWay }
            return ad.videoController?.isPlaying ?? false
        }
    }

    private func pass(_ instant: Instant) async throws(ScenarioError) {
        log.now = instant
        let lines = log.count
        var isChanged = try await wake()
        for motion in fingers.take(until: instant) {
            isChanged = true
            touch(motion.phase, at: motion.point)
            await settle()
        }
        while nextStep < scenario.steps.count, scenario.steps[nextStep].at <= instant {
            isChanged = true
            let step = scenario.steps[nextStep]
            nextStep += 1
            perform(step.action)
            await settle()
            _ = try await wake()
        }
        if instant.microseconds.isMultiple(of: Self.tenth) {
            UIKitHost.tick(to: instant.seconds)
            await quiet()
            placeholders.tellGone()
            _ = try await wake()
        }
        if isChanged || log.count > lines || UIKitHost.isMoving { lastChange = instant }
    }

    /// Wakes all who are due, and those who come to be due by what they do; whether there were any.
    private func wake() async throws(ScenarioError) -> Bool {
        var turns = 0
        while clock.nextDue.map({ Instant(seconds: $0) <= log.now }) ?? false {
            clock.pass(to: log.now.seconds)
            await settle()
            turns += 1
            guard turns <= Self.mostTurns else {
                throw ScenarioError("something is due again and again at \(log.now.text) s")
            }
        }
        clock.pass(to: log.now.seconds)
        return turns > 0
    }

    /// Lays the views out and lets all happen that can happen now.
    private func settle() async {
        stage.layout()
        await quiet()
        placeholders.tellGone()
    }

    /// Touches reach an app that is in front alone.
    func touch(_ phase: UITouch.Phase, at point: CGPoint) {
        guard UIApplication.shared.applicationState == .active else { return }
        UIKitHost.send(phase, at: point, timestamp: log.now.seconds, in: stage.window)
    }
}

extension NativeAds.Configuration {
    fileprivate init(_ scenario: Scenario) {
        let settings = scenario.settings
        self.init(
            endpoint: scenario.demand.direct,
            backfill: settings.backfill ? scenario.demand.backfill : nil
        )
        impression = settings.impression
        timeout = settings.timeout
        pictures = settings.pictures
        video = settings.video.applied(to: video)
        expiry = settings.expiry
        countsLargeAdsEarlier = settings.largeAds
        hasMediaView = settings.hasMediaView
        countsOnlyWithMain = settings.waitsForMedia
    }
}

extension ReplayLog {
    fileprivate func write(_ request: HTTPRequest) {
        write(
            "request",
            ("method", .string(request.method.rawValue)),
            ("url", .string(request.url.absoluteString))
        )
    }
}
