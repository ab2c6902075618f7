import NativeAds
import OpenRTB
import VAST

/// The loader behind the name of a load, and what the app knows of it.
@MainActor final class ReplayLoad {
    let loader: AdLoader
    /// What waits for the outcome.
    var task: Task<Void, Never>?
    var adNames: [String] = []
    /// Whether the app let go of it before its outcome.
    var isReleased = false

    init(_ loader: AdLoader) {
        self.loader = loader
    }
}

extension ScenarioPlayer {
    /// Starts a load, or asks the loader of that name again.
    func begin(_ step: ScenarioStep.Load) {
        let load = loads[step.name] ?? ReplayLoad(AdLoader())
        loads[step.name] = load
        let isBusy = load.loader.isLoading
        if !isBusy { load.isReleased = false }
        let task = Task {
            do throws(AdError) {
                let loaded = try await load.loader.load(
                    step.unit,
                    from: ads,
                    count: step.count,
                    assets: step.assets ?? .standard,
                    timeout: step.timeout,
                    options: LoadOptions(pictures: step.pictures, video: options(of: step)),
                    trackers: step.trackers
                )
                take(loaded, of: step, load)
            } catch .cancelled {
                log.write("cancelled", ("ad", .string(step.name)))
            } catch {
                // Refused before it was sent: nothing else printed would say why.
                if error.reason == .invalidRequest, error.status == nil {
                    log.write(.note(error.sentence))
                }
                log.write(
                    "failed",
                    ("ad", .string(step.name)),
                    ("error", .string(error.reason.rawValue))
                )
            }
        }
        // Asking a busy loader again must not hide the load that can still be cancelled.
        if !isBusy { load.task = task }
    }

    private func take(_ ads: [NativeAd], of step: ScenarioStep.Load, _ load: ReplayLoad) {
        load.adNames = step.adNames
        for (ad, name) in zip(ads, step.adNames) {
            log.write("loaded", ("ad", .string(name)))
            watch(ad, as: name)
            if !load.isReleased { held[name] = ad }
        }
        log.write("finished", ("ad", .string(step.name)))
    }

    private func watch(_ ad: NativeAd, as name: String) {
        observations.append(
            ad.observe { [weak self] event in
                guard let self else { return }
                log.write(event, of: name, in: places[name])
            }
        )
        known[name] = KnownAd(ad)
        if playedBySteps.contains(name) { ad.playVideoByHand() }
        ad.exposureWatcher = scenario.settings.tracesExposure ? trace(name) : nil
    }

    /// How the videos of a load play; `nil` where the load says nothing of its own.
    private func options(of step: ScenarioStep.Load) -> VideoOptions? {
        guard step.video != VideoSettings() else { return nil }
        return step.video.applied(to: scenario.settings.video.applied(to: VideoOptions()))
    }

    /// Prints each change of what is seen of an ad.
    private func trace(_ name: String) -> @MainActor (ExposureSample) -> Void {
        var last: Double?
        return { [log] sample in
            let fraction = (sample.visible * 10_000).rounded() / 10_000
            guard fraction != last else { return }
            last = fraction
            log.write("exposure", ("ad", .string(name)), ("fraction", JSONValue(fraction)))
        }
    }

    /// What plays the video of an ad: nothing where the rules say nothing of any of its files.
    func surface(for ad: NativeAd) -> Projector? {
        let isKnown = ad.video.files.contains { file in
            scenario.http.contains { $0.target.matches(file.url) }
        }
        guard isKnown else {
            hintAtVideo(of: ad)
            return nil
        }
        return Projector(ad, now: { [log] in log.now })
    }
}

/// An ad for as long as anybody else holds it.
@MainActor struct KnownAd {
    private(set) weak var ad: NativeAd?

    init(_ ad: NativeAd) {
        self.ad = ad
    }
}
