#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// One ad on one view: what was added to the view, and how it is all taken back.
///
/// The view owns it, by way of the recogniser, so it ends with the view at the latest.
@MainActor final class Registration: NSObject, ExposureSubject {
    let ad: NativeAd
    let plan: RegistrationPlan
    /// Told when another registration or the app ended this one.
    var onEnd: (() -> Void)?

    private let probe = AttachmentProbe()
    private weak var recognizer: TapRecognizer?
    private weak var badge: AdChoicesBadge?
    private var controls: [ControlTaps] = []
    private var turnedInteractionOn = false

    init(_ ad: NativeAd, plan: RegistrationPlan) {
        self.ad = ad
        self.plan = plan
        super.init()
    }

    deinit {
        // The view went without a word. Whatever runs off the main thread may not touch views.
        let (ad, controls) = (ad, controls)
        Task { @MainActor in
            for control in controls { control.remove() }
            let sampler = ExposureSampler.shared
            if sampler.subject(of: ad) == nil { ad.unbind() }
            sampler.update()
        }
    }

    /// The registration that is on a view.
    static func on(_ view: UIView) -> Registration? {
        view.gestureRecognizers?.lazy
            .compactMap { ($0 as? TapRecognizer)?.listener as? Registration }.first
    }

    /// The registration of an ad, if it is on a view that still exists.
    static func of(_ ad: NativeAd) -> Registration? {
        ExposureSampler.shared.subject(of: ad) as? Registration
    }

    var adID: String { ad.id }

    /// Puts all that is needed on the view.
    func start() {
        guard let root = plan.root else { return }
        let recognizer = TapRecognizer.watching(for: self)
        root.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
        if !root.isUserInteractionEnabled {
            // A label or picture as the ad itself: no touch would ever reach it.
            root.isUserInteractionEnabled = true
            turnedInteractionOn = true
        }
        controls = plan.controls.map { control in
            ControlTaps(control) { [weak self, weak control] byFinger in
                if let control { self?.controlTapped(control, byFinger: byFinger) }
            }
        }
        addBadge(to: root)
        probe.onChange = { ExposureSampler.shared.update() }
        root.addSubview(probe)
        ExposureSampler.shared.add(self)
    }

    /// Takes everything off the view again, leaving it as it was found.
    func end() {
        ExposureSampler.shared.remove(self)
        probe.onChange = nil
        probe.removeFromSuperview()
        badge?.removeFromSuperview()
        for control in controls { control.remove() }
        controls = []
        if turnedInteractionOn { plan.root?.isUserInteractionEnabled = false }
        turnedInteractionOn = false
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
    }

    var wantsSamples: Bool { probe.window != nil && ad.wantsExposure }

    /// Whether the ad's view is in a window.
    var isAttached: Bool { probe.window != nil }

    func sample() {
        guard let root = plan.root else { return }
        let reader = SceneReader(root: root, friendly: plan.friendly)
        let scene = reader.scene(of: root)
        let size = scene.frame.size
        ad.sample(
            ExposureSample(
                visible: scene.visibleFraction,
                mediaVisible: plan.mediaView.map { reader.scene(of: $0).visibleFraction },
                area: Double(size.width * size.height),
                isLaidOut: probe.isLaidOut && size.width > 0 && size.height > 0,
                isForeground: root.isInForeground
            )
        )
    }

    private func addBadge(to root: UIView) {
        let creative = ad.creative
        guard let corner = plan.adChoices, creative.showsAdChoices, creative.privacy != nil else {
            return
        }
        let badge = AdChoicesBadge { [weak self] in self?.ad.tapAdChoices() }
        badge.isTaken = { [weak self, weak root] point in
            guard let self, let root else { return false }
            let target = plan.taps.target(at: point, in: root)
            return target.map { $0.view !== root } ?? false
        }
        badge.attach(to: root, at: corner)
        self.badge = badge
    }
}

extension Registration {
    /// A finger tapped the ad at a point of its view.
    func fingerTapped(at point: CGPoint) {
        guard let root = plan.root else { return }
        // An enabled control does what it is for by itself: ours clicks, the app's own does not.
        if let control = root.hitTest(point, with: nil)?.control(inside: root), control.isEnabled {
            return
        }
        guard let target = plan.taps.target(at: point, in: root) else { return }
        ad.tap(target.role)
    }

    private func controlTapped(_ control: UIControl, byFinger: Bool) {
        if byFinger, recognizer?.verdict == .long { return }
        let taps = plan.taps
        guard byFinger, let root = plan.root, let place = recognizer?.place,
            let target = taps.target(at: place, in: root), target.view.isDescendant(of: control)
        else {
            ad.tap(taps.roles[ObjectIdentifier(control)])
            return
        }
        ad.tap(target.role)
    }

    fileprivate func isOurs(_ control: UIControl) -> Bool {
        controls.contains { $0.control === control }
    }
}

extension Registration: TapListening {
    /// Nobody ever has to wait for, or give way to, somebody who only watches.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    /// A finger that stops a list from rolling on means the list, not the ad.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        var view = plan.root?.superview
        while let current = view {
            if let list = current as? UIScrollView, list.isDecelerating { return false }
            view = current.superview
        }
        return true
    }
}

extension UIView {
    /// The control that this view is or is in, no further out than the root.
    fileprivate func control(inside root: UIView) -> UIControl? {
        var view: UIView? = self
        while let current = view {
            if let control = current as? UIControl {
                let isForeignRoot =
                    current === root && !(Registration.on(root)?.isOurs(control) ?? false)
                return isForeignRoot ? nil : control
            }
            if current === root { return nil }
            view = current.superview
        }
        return nil
    }

    /// Whether the view's scene is in front and gets touches.
    fileprivate var isInForeground: Bool {
        guard let scene = window?.windowScene else {
            return UIApplication.shared.applicationState == .active
        }
        return scene.activationState == .foregroundActive
    }
}
#endif
