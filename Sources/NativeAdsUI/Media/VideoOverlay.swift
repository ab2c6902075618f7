#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// What lies over the frames of a video: its icons, its buttons, and what takes taps that are no
/// clicks.
@MainActor final class VideoOverlay {
    private let controller: VideoController
    private let icons: VideoIconsView?
    private var controls: VideoControls?
    private var pad: VideoTapPad?

    init(_ controller: VideoController, of ad: NativeAd, in view: AdMediaView) {
        self.controller = controller
        let hasControls = controller.options.controls == .standard
        icons = VideoIconsView(ad, above: hasControls ? VideoControlsLayout.rowHeight : 0)
        if let icons { view.place(icons, as: .icons) }
        if controller.options.tap == .sound {
            let pad = VideoTapPad { [weak self] in self?.padTapped() }
            view.place(pad, as: .taps)
            self.pad = pad
        }
        if hasControls {
            let controls = VideoControls()
            controls.onAction = { [weak self] action in
                self?.controller.onControl?(action.control)
                self?.act(action)
            }
            view.place(controls, as: .controls)
            self.controls = controls
        }
        update(controller, isHost: false)
    }

    /// Shows what the video does; nothing where another view has it.
    func update(_ controller: VideoController, isHost: Bool) {
        controls?.show(isHost ? VideoFace(controller.facts) : .nothing)
        icons?.update(at: isHost ? controller.iconTime : nil, of: controller.duration)
        // Without a video a tap is a click again.
        pad?.isHidden = !isHost || controller.state == .failed
    }

    /// Takes all of it off the view.
    func remove() {
        icons?.removeFromSuperview()
        controls?.removeFromSuperview()
        pad?.removeFromSuperview()
    }

    private func act(_ action: VideoControls.Action) {
        switch action {
        case .play: controller.play()
        case .pause: controller.pause()
        case .replay: controller.replay()
        case .skip: controller.skip()
        case .toggleSound: controller.isMuted.toggle()
        }
    }

    /// What stands still is set going first; who hears nothing of it sees no use in sound.
    private func padTapped() {
        if controller.waitsToBePlayed { return act(.play) }
        act(controller.state == .ended ? .replay : .toggleSound)
    }
}

extension VideoControls.Action {
    fileprivate var control: VideoControl {
        switch self {
        case .play: .play
        case .pause: .pause
        case .replay: .replay
        case .skip: .skip
        case .toggleSound: .sound
        }
    }
}

extension VideoController {
    /// Where the video is, for what belongs to a time of it; `nil` before it begins and after it.
    fileprivate var iconTime: TimeInterval? {
        switch state {
        case .playing, .paused: currentTime
        case .loading: currentTime > 0 ? currentTime : nil
        case .idle, .ended, .failed: nil
        }
    }

    /// What the controls go by.
    fileprivate var facts: VideoFace.Facts {
        VideoFace.Facts(
            state: state,
            waitsToBePlayed: waitsToBePlayed,
            time: currentTime,
            duration: duration,
            isMuted: isMuted,
            skipOffset: skipOffset,
            canSkip: canSkip,
            atEnd: options.atEnd
        )
    }
}
#endif
