#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

/// Loads several units with one HTTP call.
///
/// Each unit's own delegate hears of its ad; the delegate here hears last, of the call as a whole.
/// What is said of the person is said here, for all units. Units are held weakly.
#if canImport(ObjectiveC)
@objc(ANMultiAdRequest) @objcMembers
#endif
@preconcurrency @MainActor public final class ANMultiAdRequest: ANAdTargeting {
    /// Told how the call ended.
    public weak var delegate: (any ANMultiAdRequestDelegate)?

    private struct Unit {
        weak var request: ANNativeAdRequest?
    }

    private struct Asked {
        let unit: Unit
        let ask: MicrosoftAsk
    }

    private var members: [Unit] = []
    private var task: Task<Void, Never>?

    /// A call for a member's units; `nil` where the member's id is not positive.
    public init?(
        memberId: Int,
        andDelegate delegate: (any ANMultiAdRequestDelegate)?
    ) {
        guard memberId > 0 else { return nil }
        self.delegate = delegate
        super.init(memberId: memberId)
    }

    /// A call for a member's units of one publisher; `nil` where the member's id is not positive.
    public convenience init?(
        memberId: Int,
        publisherId: Int,
        andDelegate delegate: (any ANMultiAdRequestDelegate)?
    ) {
        self.init(memberId: memberId, andDelegate: delegate)
        self.publisherId = publisherId
    }

    deinit { task?.cancel() }

    /// How many units it has.
    public var countOfAdUnits: UInt { UInt(units.count) }

    private var units: [ANNativeAdRequest] { members.compactMap(\.request) }

    /// Takes a unit in, and says whether it did.
    ///
    /// Not one that is in a call already, or that names another member or publisher.
    @discardableResult public func addAdUnit(_ adUnit: ANNativeAdRequest) -> Bool {
        guard adUnit.group == nil, fits(adUnit.memberId, memberId),
            fits(adUnit.publisherId, publisherId)
        else {
            ANLogManager.warn("A unit of another call, member or publisher was not taken in.")
            return false
        }
        adUnit.group = self
        members.append(Unit(request: adUnit))
        return true
    }

    /// Lets a unit go, and says whether it was there.
    @discardableResult public func removeAdUnit(_ adUnit: ANNativeAdRequest) -> Bool {
        guard adUnit.group === self else { return false }
        adUnit.group = nil
        members.removeAll { $0.request === adUnit || $0.request == nil }
        return true
    }

    /// Loads all units, and says whether the call was begun; the delegate hears why it was not.
    @discardableResult public func load() -> Bool {
        do throws(AdError) {
            guard task == nil else { throw .alreadyLoading }
            guard !units.isEmpty else { throw .noUnits }
            try begin(with: MicrosoftRules.ads(for: self))
            return true
        } catch {
            Task { report(error.appNexus) }
            return false
        }
    }

    /// Ends the call, of which nobody hears any more.
    public func stop() {
        task?.cancel()
        task = nil
    }

    private func begin(with ads: NativeAds) {
        let asked = units.map { Asked(unit: Unit(request: $0), ask: $0.ask(in: self)) }
        task = Task { [weak self] in
            let errors = await Self.outcomes(of: asked, from: ads)
            guard !Task.isCancelled, let self else { return }
            task = nil
            report(MicrosoftRules.failure(of: errors)?.appNexus)
        }
    }

    /// Tells each unit what it got, as soon as that is there, and says what went wrong for each.
    private static func outcomes(of asked: [Asked], from ads: NativeAds) async -> [AdError?] {
        var errors: [AdError?] = []
        var sound: [(asked: Asked, load: UnitLoad)] = []
        for one in asked {
            switch one.ask.load {
            case .success(let load):
                sound.append((one, load))
            case .failure(let error):
                errors.append(error)
                one.unit.request?.tell(.failure(error), of: one.ask)
            }
        }
        let outcomes = await ads.load(units: sound.map(\.load)) { place, outcome in
            guard !Task.isCancelled else { return }
            let one = sound[place].asked
            one.unit.request?.tell(outcome, of: one.ask)
        }
        return errors + outcomes.map(\.error)
    }

    /// A unit that does not say fits everywhere.
    private func fits(_ unit: Int, _ all: Int) -> Bool { unit <= 0 || all <= 0 || unit == all }
}

extension Result where Failure == AdError {
    fileprivate var error: AdError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
#endif
