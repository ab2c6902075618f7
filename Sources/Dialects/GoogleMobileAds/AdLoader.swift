#if canImport(UIKit)
public import Foundation
import NativeAds
public import UIKit

/// Loads native ads, one to five at a time, and hands them to its delegate.
///
/// Keep it while it loads; one that is let go ends its load. Every call of the delegate comes on
/// the main thread, after the call that caused it has returned.
#if canImport(ObjectiveC)
@objc(GADAdLoader) @objcMembers
#endif
@preconcurrency @MainActor public final class AdLoader: NSObject {
    /// Who gets the ads: it must conform to the protocol of each type that is asked for.
    public weak var delegate: (any AdLoaderDelegate)?
    /// The unit that is loaded.
    public nonisolated let adUnitID: String
    /// Whether ads or errors are still to come.
    public nonisolated var isLoading: Bool { work.withLock { $0.isBusy } }

    nonisolated let types: [AdLoaderAdType]
    nonisolated let settings: LoaderSettings
    weak var rootViewController: UIViewController?
    /// The ad response whose ads were handed on last.
    private var usedResponse: String?
    private nonisolated let work = Locked(Work())

    /// What is under way, known at once to whatever thread has called.
    private struct Work {
        var isBusy = false
        var task: Task<Void, Never>?
    }

    /// A loader for a unit; `rootViewController` is where ads open pages inside the app.
    #if canImport(ObjectiveC)
    @objc(initWithAdUnitID:rootViewController:adTypes:options:)
    #endif
    public nonisolated init(
        adUnitID: String,
        rootViewController: UIViewController?,
        adTypes: [AdLoaderAdType],
        options: [GADAdLoaderOptions]?
    ) {
        self.adUnitID = adUnitID
        self.rootViewController = rootViewController
        types = adTypes
        settings = LoaderSettings(options ?? [])
        super.init()
    }

    /// A loader of ads that a server of yours has asked for, see ``load(with:)``.
    #if canImport(ObjectiveC)
    @objc(initWithRootViewController:)
    #endif
    public nonisolated init(rootViewController: UIViewController?) {
        adUnitID = ""
        self.rootViewController = rootViewController
        types = [.native]
        settings = LoaderSettings()
        super.init()
    }

    deinit { work.withLock { $0.task }?.cancel() }

    /// Loads ads; `nil` tells nothing of page and person.
    ///
    /// From whatever thread it is called, the ads come to the delegate on the main one.
    #if canImport(ObjectiveC)
    @objc(loadRequest:)
    #endif
    public nonisolated func load(_ request: Request?) {
        let targeting = request?.targeting ?? Targeting()
        begin(.unit(targeting))
    }

    /// Shows what a server of yours was answered: a bid response of OpenRTB, with native markup.
    #if canImport(ObjectiveC)
    @objc(loadWithAdResponseString:)
    #endif
    public nonisolated func load(with adResponseString: String) {
        begin(.response(adResponseString))
    }

    private nonisolated func begin(_ source: LoadPlan.Source) {
        let isFree = work.withLock { work in
            defer { work.isBusy = true }
            return !work.isBusy
        }
        let task = Task { @MainActor [weak self] in
            guard isFree else { return self?.fail(.isBusy) ?? () }
            // Not before: the delegate may be set right after the call.
            guard let plan = self?.plan(for: source) else { return }
            LayoutNames.register()
            let outcome = await plan.outcome()
            self?.end(outcome, of: source)
        }
        if isFree { work.withLock { $0.task = task } }
    }

    private func plan(for source: LoadPlan.Source) -> LoadPlan {
        var plan = LoadPlan(source: source, unit: adUnitID, settings: settings, types: types)
        plan.formats = customFormats
        plan.objection = objection(to: plan)
        return plan
    }

    private func end(_ outcome: Result<[EngineAd], RequestError>, of source: LoadPlan.Source) {
        switch outcome {
        case .success(let ads):
            if case .response(let response) = source { usedResponse = response }
            deliver(ads)
            work.withLock { $0.isBusy = false }
        case .failure(let error):
            // An app may load again from within.
            work.withLock { $0.isBusy = false }
            fail(error)
        }
        finish()
    }

    /// What stands in the way of a load, before anybody is asked.
    private func objection(to plan: LoadPlan) -> RequestError? {
        if case .response(let response) = plan.source {
            if response == usedResponse { return .responseWasUsed }
        } else if adUnitID.isEmpty {
            return .unitIsEmpty
        }
        return typeObjection(formats: plan.formats)
    }
}
#endif
