import NativeAds
import OpenRTB

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
        let load = loads[step.name] ?? ReplayLoad(AdLoader(ads))
        loads[step.name] = load
        let isBusy = load.loader.isLoading
        if !isBusy { load.isReleased = false }
        let task = Task {
            do throws(AdError) {
                let loaded = try await load.loader.load(
                    step.unit,
                    count: step.count,
                    assets: step.assets ?? .standard,
                    timeout: step.timeout,
                    trackers: step.trackers
                )
                take(loaded, of: step, load)
            } catch .cancelled {
                log.write("cancelled", ("ad", .string(step.name)))
            } catch {
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
        guard scenario.settings.tracesExposure else { return }
        var last: Double?
        ad.exposureWatcher = { [log] sample in
            let fraction = (sample.visible * 10_000).rounded() / 10_000
            guard fraction != last else { return }
            last = fraction
            log.write("exposure", ("ad", .string(name)), ("fraction", JSONValue(fraction)))
        }
    }
}
