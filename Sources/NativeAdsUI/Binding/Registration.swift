#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// One ad on one view: what was added to the view, and how it is all taken back.
///
/// The view owns it, by way of the recogniser, so it ends with the view at the latest.
@MainActor final class Registration: NSObject, ExposureSubject {
    let ad: NativeAd
    private(set) var plan: RegistrationPlan
    /// Told when another registration or the app ended this one.
    var onEnd: (() -> Void)?

    /// Which view it is on; a later registration of the same view has the same number.
    private let place: Int
    private let number: Int
    private var changes = ViewChanges()
    private static var lastNumber = 0
    static let stage = ExposureStage.counting

    /// A registration that takes the place of an earlier one of the ad, if there is one.
    init(_ ad: NativeAd, plan: RegistrationPlan, replacing former: Registration? = nil) {
        self.ad = ad
        self.plan = plan
        Self.lastNumber += 1
        number = Self.lastNumber
        if let former, former.plan.root === plan.root {
            place = former.place
            changes.adoptProbe(of: former.changes)
        } else {
            place = number
        }
        super.init()
    }

    deinit {
        // The view, or the recogniser on it, went without a word. Whatever thread this is, the
        // rest is for the main actor, and none of it needs this object.
        let (ad, plan, changes) = (ad, plan, changes)
        Task { @MainActor in
            if Registration.of(ad) == nil { ad.unbind() }
            ExposureSampler.shared.update()
            var changes = changes
            changes.undo(keepingTouches: plan.root.flatMap(Registration.on) != nil)
        }
    }

    /// The registration that is on a view.
    static func on(_ view: UIView) -> Registration? {
        view.gestureRecognizers?.lazy
            .compactMap { ($0 as? TapRecognizer)?.listener as? Registration }.first
    }

    /// The registration of an ad, if it is on a view that still exists.
    static func of(_ ad: NativeAd) -> Registration? {
        ExposureSampler.shared.subjects(of: ad).lazy.compactMap { $0 as? Registration }.first
    }

    /// What the engine needs to know of the view.
    func binding(on view: UIView) -> Binding {
        Binding(
            view: view.logName,
            place: place,
            registration: number,
            roles: Set(plan.outlets.keys),
            hasMediaView: plan.mediaView != nil
        )
    }

    /// Puts all that is needed on the view.
    func start() {
        guard let root = plan.root else { return }
        changes.watch(root, for: self)
        for control in plan.controls {
            changes.listen(
                to: ControlTaps(control) { [weak self, weak control] byFinger in
                    if let control { self?.controlTapped(control, byFinger: byFinger) }
                }
            )
        }
        changes.silence(plan.silenced)
        addBadge(to: root)
        changes.probe.onChange = { ExposureSampler.shared.update() }
        ad.onSamplesWanted = { ExposureSampler.shared.update() }
        ExposureSampler.shared.add(self)
    }

    /// Takes everything off the view again, leaving it as it was found.
    ///
    /// What `successor` goes on to use of it stays.
    func end(for successor: Registration? = nil) {
        ExposureSampler.shared.remove(self)
        changes.undo(keepingProbe: successor?.changes.probe === changes.probe)
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }

    /// Answers clicks as another plan of the same views does.
    func answer(as other: RegistrationPlan) { plan.answer(as: other) }

    var wantsSamples: Bool { isAttached && ad.wantsExposure }

    /// Whether the ad's view is in a window.
    var isAttached: Bool { changes.probe.window != nil }

    var reader: SceneReader? { plan.root.map { SceneReader(root: $0, friendly: plan.friendly) } }

    func sample() {
        guard let reader else { return }
        let root = reader.root
        let scene = reader.scene(of: root)
        let size = scene.frame.size
        // Only a video asks how much of it is seen, and its player need not look again.
        let media = ad.creative.vast == nil ? nil : plan.mediaView
        let mediaVisible = media.map { media in
            media.video?.isElsewhere ?? false ? 0 : reader.scene(of: media).visibleFraction
        }
        if let mediaVisible { media?.video?.wasSeen(mediaVisible, of: ad) }
        ad.sample(
            ExposureSample(
                visible: scene.visibleFraction,
                mediaVisible: mediaVisible,
                area: Double(size.width * size.height),
                isLaidOut: changes.probe.isLaidOut && size.width > 0 && size.height > 0,
                isForeground: root.isInForeground
            )
        )
    }

    /// What was seen until then is broken off by the time that passes without a look.
    func leaveForeground() {}

    private func addBadge(to root: UIView) {
        guard let spot = plan.adChoices, ad.showsAdChoices, ad.creative.privacy != nil else {
            return
        }
        let badge = AdChoicesBadge { [weak self] in
            guard let self else { return }
            following { ad.tapAdChoices() }
        }
        badge.isTaken = { [weak self, weak root] point in
            guard let self, let root else { return false }
            let target = plan.taps.target(at: point, in: root)
            return target.map { $0.view !== root } ?? false
        }
        changes.add(badge, at: spot)
    }
}

extension Registration {
    /// Whether the taps of a control are the ad's.
    func listens(to control: UIControl) -> Bool { changes.listens(to: control) }

    private func controlTapped(_ control: UIControl, byFinger: Bool) {
        let finger = changes.finger
        let taps = plan.taps
        guard byFinger, let root = plan.root, control.isDescendant(of: root) else {
            click(taps.roles[ObjectIdentifier(control)])
            return
        }
        // A button is patient with fingers that move or rest; an ad is not.
        guard finger.verdict == .tap else { return }
        let target = finger.place.flatMap { taps.target(at: $0, in: root) }
        if let target, target.view.isDescendant(of: control) {
            click(target.role)
        } else {
            click(taps.roles[ObjectIdentifier(control)])
        }
    }

    /// A tap that counts, whose page opens where the ad is shown.
    func click(_ role: AssetRole?) {
        following {
            guard let role, let handle = plan.clickHandlers[role], let view = plan.outlets[role]
            else { return ad.tap(role) }
            ad.tap(role) { _ in handle(view) }
        }
    }
}

extension Registration {
    /// Does what a tap in the ad's view leads to.
    private func following(do tap: () -> Void) {
        OpeningPages.following(plan.root, over: plan.presenter, do: tap)
    }
}

extension NativeAd {
    /// Does what a tap on a part of the ad leads to that clicks by itself, whatever view that is in.
    func following(_ part: UIView?, do tap: () -> Void) {
        let plan = Registration.of(self)?.plan
        OpeningPages.following(part, over: plan?.presenter, do: tap)
    }
}

extension UIView {
    /// What a log calls the view: the app's own name for it, or class and number.
    fileprivate var logName: String {
        if let accessibilityIdentifier { return accessibilityIdentifier }
        return "\(type(of: self)) \(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    }
}
#endif
