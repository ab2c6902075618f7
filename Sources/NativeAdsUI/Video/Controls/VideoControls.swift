#if canImport(UIKit)
import Foundation
import UIKit

/// The buttons over a video, drawn by us: small, and of no hindrance to taps beside them.
///
/// What they do is told to `onAction`. None of it is ever a click on the ad.
@MainActor final class VideoControls: UIView {
    /// What a person does with them.
    enum Action: Sendable, Hashable, CaseIterable {
        case play
        case pause
        case replay
        case skip
        case toggleSound
    }

    /// Told what the person wants.
    var onAction: ((Action) -> Void)?

    /// What is shown.
    private(set) var face = VideoFace.nothing

    private let dim = UIView()
    private let line = ProgressLine()
    private let timeLabel = UILabel()
    private lazy var middle = VideoButton(.play) { [weak self] in
        self?.act(self?.face.middle == .replay ? .replay : .play)
    }
    private lazy var sound = VideoButton(.soundOff) { [weak self] in self?.act(.toggleSound) }
    private lazy var pause = VideoButton(.pause) { [weak self] in self?.act(.pause) }
    private lazy var skip = SkipButton { [weak self] in self?.act(.skip) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        dim.backgroundColor = UIColor(white: 0, alpha: 0.45)
        dim.isUserInteractionEnabled = false
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
        timeLabel.textColor = .white
        timeLabel.textAlignment = .center
        timeLabel.backgroundColor = VideoButton.ground
        timeLabel.layer.cornerRadius = VideoControlsLayout.timeHeight / 2
        timeLabel.layer.masksToBounds = true
        timeLabel.isAccessibilityElement = true
        pause.accessibilityLabel = "Pause video"
        let parts: [UIView] = [dim, line, timeLabel, sound, pause, skip, middle]
        for part in parts { addSubview(part) }
        apply()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows this from now on.
    func show(_ face: VideoFace) {
        guard self.face != face else { return }
        let former = self.face
        self.face = face
        apply()
        // Ten times a second only the line grows.
        line.part = face.progress ?? 0
        if !former.looks(like: face) { setNeedsLayout() }
    }

    /// Beside the buttons a finger meets what lies behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = VideoControlsLayout(
            contents,
            in: bounds.size,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
        )
        dim.frame = bounds
        line.frame = layout.progress
        put(middle, at: face.middle == nil ? nil : layout.middle)
        put(sound, at: layout.sound)
        put(pause, at: layout.pause)
        put(timeLabel, at: layout.time)
        skip.isShort = layout.isSkipShort
        put(skip, at: layout.skip)
    }

    private func put(_ view: UIView, at frame: CGRect?) {
        view.isHidden = frame == nil
        if let frame { view.frame = frame }
    }

    private func act(_ action: Action?) {
        if let action { onAction?(action) }
    }
}

extension VideoControls {
    private var contents: VideoControlsLayout.Contents {
        var contents = VideoControlsLayout.Contents(
            hasMiddle: face.middle != nil,
            hasSound: face.isMuted != nil,
            hasPause: face.canPause
        )
        if face.remaining != nil {
            contents.timeWidth = timeLabel.intrinsicContentSize.width.rounded(.up) + 16
        }
        if face.skip != nil {
            contents.skipWidth = skip.width(isShort: false)
            contents.shortSkipWidth = skip.width(isShort: true)
        }
        return contents
    }

    private func apply() {
        dim.isHidden = !face.dims
        line.isHidden = face.progress == nil
        middle.glyph = face.middle == .replay ? .replay : .play
        middle.accessibilityLabel = face.middle == .replay ? "Watch video again" : "Play video"
        sound.glyph = face.isMuted == false ? .soundOn : .soundOff
        sound.accessibilityLabel = face.isMuted == false ? "Turn sound off" : "Turn sound on"
        timeLabel.text = face.remaining?.text
        timeLabel.accessibilityLabel = face.remaining.map { "\($0.spoken) left" }
        skip.skip = face.skip
    }

    /// How far a video has come: a white line on a dark one, seen on light films and dark ones.
    @MainActor private final class ProgressLine: UIView {
        var part = 0.0 {
            didSet { if oldValue != part { setNeedsLayout() } }
        }
        private let played = UIView()

        init() {
            super.init(frame: .zero)
            isUserInteractionEnabled = false
            backgroundColor = VideoButton.ground
            played.backgroundColor = .white
            addSubview(played)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = bounds.width * CGFloat(part)
            played.frame = CGRect(x: 0, y: 1, width: width, height: bounds.height - 2)
        }
    }
}

extension VideoFace {
    /// Whether the same parts are shown, each as wide as before.
    fileprivate func looks(like other: VideoFace) -> Bool {
        var face = self
        face.progress = other.progress
        return face == other
    }
}
#endif
