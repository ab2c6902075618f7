import Foundation
import NativeAds
import OpenRTB
import UIKit
import VAST

/// What an app may do, but who writes a scenario hardly means.
///
/// Nothing would be printed of it, so it is told beside the lines.
extension ScenarioPlayer {
    /// Some steps come after the end of the clock.
    func hintAtStepsLeft(_ next: Int) {
        guard next < scenario.steps.count else { return }
        let count = scenario.steps.count - next
        hint(
            "\"until\" is \(scenario.until.text), so \(count == 1 ? "a step is" : "\(count) steps are")"
                + " not played, the first at \(scenario.steps[next].at.text) s"
        )
    }

    /// A tap reaches nothing; `place` is where the finger would come down.
    func hintAtTap(on target: ScenarioStep.TapTarget, at place: CGPoint?) {
        let name: String
        switch target {
        case .view(let view): name = "\"\(view)\""
        case .point(let point): name = "[\(Self.text(point.x)), \(Self.text(point.y))]"
        }
        let reason: String
        if case .view(let view) = target, place == nil {
            reason = stage.view(view) == nil ? "it was removed" : "it lies in no window"
        } else if let place, !stage.window.bounds.contains(place) {
            reason = "that is not on the screen"
        } else {
            return
        }
        hint("the tap on \(name) at \(log.now.text) s reaches nothing: \(reason)")
    }

    /// A view is scrolled that no finger could scroll, or that is not there.
    func hintAtScroll(of name: String) {
        let view = stage.view(name)
        guard !(view is UIScrollView) else { return }
        let start = "the scroll of \"\(name)\" at \(log.now.text) s "
        hint(
            start
                + (view == nil
                    ? "reaches nothing: it was removed"
                    : "moves what lies in it, not the view: it is not of kind \"scroll\"")
        )
    }

    /// No rule answers for any file of a video; every view that shows the ad asks for its player.
    func hintAtVideo(of ad: NativeAd) {
        guard
            let name = known.first(where: { $0.value.ad === ad })?.key,
            !playedBySteps.contains(name),
            let file = ad.video.files.first,
            withoutFilm.insert(name).inserted
        else { return }
        let count = ad.video.files.count
        hint(
            "the video of \"\(name)\" does not play: no rule of \"http\" answers for "
                + (count == 1 ? "" : "any of its \(count) files, as ") + file.url
        )
    }

    /// An ad has no video that could be told anything, or not yet.
    func hintAtControl(_ control: ScenarioStep.Control) {
        hint(
            "the control of \"\(control.ad)\" at \(log.now.text) s reaches nothing: "
                + (known[control.ad]?.ad == nil
                    ? "it was not loaded or is gone" : "it has no video to play by then")
        )
    }

    /// A role is neither one of the library's nor an item of the ad.
    func hintAtRoles(of bind: ScenarioStep.Bind, showing ad: NativeAd) {
        let images = ad.creative.images.indices.map(AssetRole.image)
        let known = Set((AssetRole.named + images).map(\.rawValue)).union(ad.creative.extra.keys)
        for role in bind.assets.keys.sorted() where !known.contains(role) {
            hint(
                "the bind of \"\(bind.ad)\" at \(log.now.text) s names the role \"\(role)\", which the"
                    + " ad has not" + Suggestion.sentence(for: role, among: known.sorted())
            )
        }
    }

    /// A part of an ad is shown where it cannot be seen or tapped as such.
    func hintAtParts(of bind: ScenarioStep.Bind, in view: UIView) {
        let start = "the bind of \"\(bind.ad)\" at \(log.now.text) s names "
        for name in Set(bind.assets.values).union(bind.clickable).sorted() {
            let part = stage.view(name)
            if part?.isDescendant(of: view) ?? false { continue }
            let reason = part == nil ? "was removed" : "does not lie in \"\(bind.view)\""
            hint(start + "\"\(name)\", which " + reason)
        }
    }

    private static func text(_ number: CGFloat) -> String {
        JSONNumber(Double(number))?.text ?? "\(number)"
    }
}

extension AssetRole {
    /// The roles that have names in the library; any other is an extra item's.
    fileprivate static let named: [AssetRole] = [
        .headline, .body, .callToAction, .advertiser, .icon, .main, .rating, .price, .store,
        .sponsoredLogo, .salePrice, .likes, .downloads, .phone, .address, .displayURL,
        .description2,
    ]
}
