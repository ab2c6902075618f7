#if canImport(UIKit)
import Foundation

/// Where the controls of a video lie, by the room there is.
///
/// The upper corners stay free: there AdChoices has its place. Where the room is short, time goes
/// first, then the pause button, then the letters of the skip button; while the video plays the
/// sound can always be turned on and off.
struct VideoControlsLayout: Sendable, Hashable {
    /// What of the controls there is, and how much room its texts take.
    struct Contents: Sendable, Hashable {
        var hasMiddle = false
        var hasSound = false
        var hasPause = false
        /// The width of the time; 0 where none is shown.
        var timeWidth: CGFloat = 0
        /// The width of the skip button with letters and without; 0 where there is none.
        var skipWidth: CGFloat = 0
        var shortSkipWidth: CGFloat = 0
    }

    /// The thickness of the line that shows how far the video has come.
    static let line: CGFloat = 4
    /// How much of the video's lower edge the buttons take at most.
    static let rowHeight: CGFloat = 56
    /// The height of the time.
    static let timeHeight: CGFloat = 22

    private(set) var middle = CGRect.zero
    private(set) var sound: CGRect?
    private(set) var pause: CGRect?
    private(set) var time: CGRect?
    private(set) var skip: CGRect?
    private(set) var isSkipShort = false
    private(set) var progress = CGRect.zero

    private let size: CGSize
    private let isSmall: Bool

    init(_ contents: Contents, in size: CGSize, isRightToLeft: Bool = false) {
        self.size = size
        isSmall = size.width < 200 || size.height < 120
        let side = min(size.width, size.height)
        let large = min(max(side * 0.36, 36), 60).rounded()
        middle = CGRect(
            x: ((size.width - large) / 2).rounded(),
            y: ((size.height - large) / 2).rounded(),
            width: large,
            height: large
        )
        progress = CGRect(x: 0, y: size.height - Self.line, width: size.width, height: Self.line)
        placeRow(contents)
        if contents.hasMiddle { clearMiddle() }
        if isRightToLeft { mirror() }
    }

    private var inset: CGFloat { isSmall ? 6 : 10 }
    private var diameter: CGFloat { isSmall ? 28 : 32 }
    /// From one button to the next: each has a whole target to itself.
    private var step: CGFloat { VideoButton.target }

    private mutating func placeRow(_ contents: Contents) {
        var left = inset
        let end = size.width - inset
        if contents.hasSound {
            sound = inRow(left, width: diameter, height: diameter)
            left += step
        }
        placeSkip(contents, from: left, to: end)
        let right = (skip?.minX ?? end) - 8
        if contents.hasPause, !isSmall, left + diameter <= right {
            pause = inRow(left, width: diameter, height: diameter)
            left += step
        }
        if contents.timeWidth > 0, !isSmall, left + contents.timeWidth <= right {
            time = inRow(left - 4, width: contents.timeWidth, height: Self.timeHeight)
        }
    }

    private mutating func placeSkip(_ contents: Contents, from left: CGFloat, to end: CGFloat) {
        guard contents.skipWidth > 0 else { return }
        isSkipShort = isSmall || left + contents.skipWidth > end
        let width = isSkipShort ? max(contents.shortSkipWidth, diameter) : contents.skipWidth
        skip = inRow(end - width, width: width, height: diameter)
    }

    private func inRow(_ x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        let middle = size.height - Self.line - inset - diameter / 2
        return CGRect(x: x, y: middle - height / 2, width: width, height: height)
    }

    /// What would lie under the large button waits until that is gone.
    private mutating func clearMiddle() {
        let taken = middle.insetBy(dx: -4, dy: -4)
        func free(_ rect: CGRect?) -> CGRect? { rect.flatMap { taken.intersects($0) ? nil : $0 } }
        (sound, pause, time, skip) = (free(sound), free(pause), free(time), free(skip))
    }

    /// The buttons change sides; the line does not, as film and clock run one way everywhere.
    private mutating func mirror() {
        sound = sound.map(mirrored)
        pause = pause.map(mirrored)
        time = time.map(mirrored)
        skip = skip.map(mirrored)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
#endif
