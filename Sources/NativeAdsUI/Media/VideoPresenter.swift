#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Shows the video of one ad in one media view, and tells its controller what can be seen of it.
///
/// It is also looked at before the ad is registered, so that the video plays. Of several media views
/// that show the ad the last one to get it, or to come into a window, has the player.
@MainActor final class VideoPresenter: ExposureSubject, VideoHosting {
    static let stage = ExposureStage.playing

    let ad: NativeAd
    private(set) var controller: VideoController?
    private weak var view: AdMediaView?
    private var player: VideoPlayer?
    private var overlay: VideoOverlay?
    private var preparing: Task<Void, Never>?
    private var observation: Observation?
    /// Whether the view was laid out since it came into its window: before that it is not where it
    /// will be seen.
    private var isLaidOut = false
    /// What another one who looked at the ad in the same pass saw of the media view.
    private var seen: (pass: Int, fraction: Double)?

    /// For an ad that has a video; `nil` for one that has none.
    init?(_ ad: NativeAd, in view: AdMediaView) {
        guard ad.creative.vast != nil else { return nil }
        self.ad = ad
        self.view = view
    }

    deinit {
        preparing?.cancel()
        // The view went without a word: there may be nobody left to look for.
        Task { @MainActor in ExposureSampler.shared.update() }
    }

    /// Begins to show the video, as soon as it is known and the view is in a window.
    func start() {
        view?.setNeedsLayout()
        ExposureSampler.shared.add(self)
        connect()
    }

    /// Lets go of the video at once: the view shows something else by now.
    func end() {
        preparing?.cancel()
        observation?.cancel()
        observation = nil
        ExposureSampler.shared.remove(self)
        if isHost { controller?.look(.none) }
        player?.leave(self)
        overlay?.remove()
    }

    /// The view has its place.
    func viewDidLayOut() {
        isLaidOut = isAttached
    }

    /// The view came into a window or left one.
    func windowDidChange() {
        isLaidOut = false
        view?.setNeedsLayout()
        if isAttached {
            connect()
            claim()
        } else if isHost {
            controller?.look(.none)
        }
        ExposureSampler.shared.update()
    }

    /// The frames sit in the view as its pictures do.
    func contentModeDidChange() {
        guard isHost, let view else { return }
        player?.surface.view.contentMode = view.contentMode
    }

    /// Whether frames of the video are on show.
    var showsFrames: Bool {
        guard isHost, let player, let controller else { return false }
        return player.surface.hasFrame && !showsPoster(in: controller)
    }

    /// Width over height of the frames; `nil` while unknown or where nothing is to be played.
    var aspectRatio: Double? {
        guard let controller, player != nil, controller.aspectRatio > 0 else { return nil }
        return controller.aspectRatio
    }

    private func showsPoster(in controller: VideoController) -> Bool {
        let hasPoster = view?.picture != nil
        switch controller.state {
        case .failed: return true
        case .idle: return hasPoster
        case .ended: return hasPoster && controller.options.atEnd == .endCard
        case .loading, .playing, .paused: return false
        }
    }
}

extension VideoPresenter {
    private var isHost: Bool { player.map { $0.host === self } ?? false }

    var isAttached: Bool { view?.window != nil }

    private func connect() {
        guard controller == nil, preparing == nil else { return }
        if let controller = ad.videoController { return take(controller) }
        // What is loaded lazily waits until somebody could see it.
        guard isAttached else { return }
        preparing = Task { [weak self, ad] in
            let controller = await ad.prepareVideo()
            guard !Task.isCancelled, let controller else { return }
            self?.take(controller)
        }
    }

    private func take(_ controller: VideoController) {
        self.controller = controller
        observation = controller.observe { [weak self] _ in self?.update() }
        if let view { overlay = VideoOverlay(controller, of: ad, in: view) }
        claim()
        ExposureSampler.shared.update()
    }

    /// Has the player from now on; makes it, if it is the first to show the ad.
    private func claim() {
        guard let controller, let player = VideoPlayer.of(ad, controller) else { return }
        self.player = player
        player.move(to: self)
        update()
    }

    /// What the video does is shown.
    func update() {
        guard let controller else { return }
        player?.surface.view.isHidden = !showsFrames
        overlay?.update(controller, isHost: isHost)
        view?.contentDidChange()
    }

    func place(_ view: UIView) {
        guard let media = self.view else { return }
        view.contentMode = media.contentMode
        media.place(view, as: .video)
    }

    func lost(_ player: VideoPlayer) { update() }
}

extension VideoPresenter {
    /// Nobody looks at what is off the screen, shown by another view, or can never be played.
    var wantsSamples: Bool {
        guard isAttached, let controller, controller.state != .failed else { return false }
        return !isElsewhere
    }

    /// Whether another view that is in a window has the video.
    var isElsewhere: Bool {
        guard let host = player?.host, host !== self else { return false }
        return host.isAttached
    }

    /// The media view is a part of the ad.
    var reader: SceneReader? { nil }

    func sample() {
        guard let view, let controller, isLaidOut else { return }
        if !isHost || controller.screen == nil { claim() }
        controller.look(sight(of: view))
    }

    /// Takes what a registration saw of the media view, just before this one looks itself.
    func wasSeen(_ fraction: Double, of ad: NativeAd) {
        guard ad === self.ad else { return }
        seen = (ExposureSampler.shared.passes, fraction)
    }

    private func sight(of view: AdMediaView) -> VideoSight {
        VideoSight(
            fraction: fraction(of: view),
            isForeground: view.isInForeground,
            slot: view.bounds.size,
            scale: Double(view.pixelsPerPoint)
        )
    }

    private func fraction(of view: AdMediaView) -> Double {
        if let seen, seen.pass == ExposureSampler.shared.passes { return seen.fraction }
        // As the registration of the ad sees it, where there is one: all in its view is the ad's.
        let whole = ExposureSampler.shared.subjects(of: ad).lazy.compactMap(\.reader).first
        let root = whole.flatMap { view.isDescendant(of: $0.root) ? $0.root : nil } ?? view
        let reader = SceneReader(root: root, friendly: whole?.friendly ?? [])
        return reader.scene(of: view).visibleFraction
    }

    /// A video does not play on unseen.
    func leaveForeground() {
        if isHost { controller?.look(.none) }
    }
}
#endif
