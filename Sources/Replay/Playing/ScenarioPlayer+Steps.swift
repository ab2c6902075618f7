import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit

extension ScenarioPlayer {
    /// Does what a step says; what follows from it comes later.
    func perform(_ action: ScenarioStep.Action) {
        switch action {
        case .load(let load): begin(load)
        case .view(let change): stage.apply(change)
        case .bind(let bind): show(bind)
        case .tap(let target): tap(target)
        case .scroll(let view, let offset):
            hintAtScroll(of: view)
            stage.scroll(view, to: offset)
        case .app(let state): UIKitHost.setApplicationState(UIApplication.State(state))
        case .unbind(let ad): unbind(ad)
        case .release(let ad): release(ad)
        case .cancel(let load): loads[load]?.task?.cancel()
        case .remove(let view): stage.remove(view)
        case .drag(let drag):
            touch(.began, at: drag.from)
            fingers.add(drag, from: log.now)
        case .clock(let seconds): clock.jumpWallClock(by: seconds)
        case .video(let state): playVideo(state)
        case .control(let control): tell(control)
        case .placeholder(let placeholder): cover(placeholder)
        case .network(let connection): connect(by: connection)
        }
    }

    /// A finger comes down and is lifted at the same instant.
    private func tap(_ target: ScenarioStep.TapTarget) {
        let place: CGPoint? =
            switch target {
            case .view(let name): stage.middle(of: name)
            case .point(let point): point
            }
        hintAtTap(on: target, at: place)
        guard let place else { return }
        touch(.began, at: place)
        touch(.ended, at: place)
    }

    private func connect(by connection: ScenarioStep.Connection) {
        self.connection.withLock { $0 = connection }
        network.isOffline = connection == .offline
    }

    private func cover(_ placeholder: ScenarioStep.Placeholder) {
        guard let media = stage.view(placeholder.view) as? MediaView else { return }
        switch placeholder.command {
        case .show:
            placeholders.show(over: media, named: placeholder.view, fade: placeholder.fade)
        case .remove: media.removePlaceholder()
        }
    }

    /// Does what a button of the app does, where the ad has a video to do it to.
    private func tell(_ control: ScenarioStep.Control) {
        guard let video = known[control.ad]?.ad?.videoController else {
            return hintAtControl(control)
        }
        switch control.command {
        case .play: video.play()
        case .pause: video.pause()
        case .stop: video.stop()
        case .mute: video.isMuted = true
        case .unmute: video.isMuted = false
        case .seek: video.seek(to: control.position)
        case .replay: video.replay()
        case .skip: video.skip()
        }
    }

    private func playVideo(_ state: ScenarioStep.VideoState) {
        // A player belongs to the view, which may keep the ad longer than the app does.
        known[state.ad]?.ad?.play(
            PlaybackSample(
                position: state.position,
                duration: state.duration,
                state: state.state,
                isMuted: state.isMuted,
                skips: state.skips
            )
        )
    }
}

extension ScenarioPlayer {
    /// Binds as an app does that fills its own views.
    private func show(_ bind: ScenarioStep.Bind) {
        guard let view = stage.view(bind.view) else { return refuse(bind, .noView) }
        guard let ad = held[bind.ad] else { return refuse(bind, .notLoaded) }
        let outlets = bind.assets.compactMapValues { stage.view($0) }
        let roles = Dictionary(uniqueKeysWithValues: outlets.map { (AssetRole($0.key), $0.value) })
        // The engine leaves that to dialects; in a scenario only a media view shows the main asset.
        if let main = roles[.main], !(main is MediaView) { return refuse(bind, .mediaViewMismatch) }
        // A scenario's few views are no whole layout: that the app marks its ads is taken as read.
        if !view.subviews.contains(where: { $0 is AdAttributionView }) {
            let mark = AdAttributionView()
            mark.isUserInteractionEnabled = false
            view.addSubview(mark)
        }
        let former = places[bind.ad]
        places[bind.ad] = bind.view
        do throws(AdError) {
            try ad.register(
                view,
                outlets: roles,
                clickable: bind.clickable.map { stage.view($0) },
                friendlyObstructions: bind.friendly.map { stage.view($0) }
            )
        } catch {
            places[bind.ad] = former
            return refuse(bind, error)
        }
        hintAtRoles(of: bind, showing: ad)
        hintAtParts(of: bind, in: view)
        for (name, place) in places where place == bind.view && name != bind.ad {
            if let former = known[name]?.ad { stage.empty(of: former) }
        }
        for (role, outlet) in roles.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            fill(outlet, with: ad, role)
        }
    }

    private func refuse(_ bind: ScenarioStep.Bind, _ error: AdError) {
        log.write(
            "refused",
            ("ad", .string(bind.ad)),
            ("view", .string(bind.view)),
            ("error", .string(error.reason.rawValue))
        )
    }

    private func fill(_ view: UIView, with ad: NativeAd, _ role: AssetRole) {
        switch view {
        case let media as MediaView: media.nativeAd = role == .main ? ad : nil
        case let label as UILabel: label.text = ad.text(role)
        case let button as UIButton: button.setTitle(ad.text(role), for: .normal)
        default: break
        }
    }

    private func unbind(_ name: String) {
        guard let ad = held[name] else { return }
        ad.unregister()
        // A media view holds the ad that it shows, and an ad on no view is gone once it is released.
        stage.empty(of: ad)
    }

    /// The app lets go of an ad, or of all of a load; one that is under way comes to its end.
    private func release(_ name: String) {
        held[name] = nil
        guard let load = loads[name] else { return }
        load.isReleased = true
        for ad in load.adNames { held[ad] = nil }
    }
}

extension UIApplication.State {
    fileprivate init(_ state: ScenarioStep.AppState) {
        switch state {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
