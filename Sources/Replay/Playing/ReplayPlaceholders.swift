import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit

/// What an app puts over its media views until the media is there, and when that goes.
@MainActor final class ReplayPlaceholders {
    private struct Entry {
        let name: String
        weak var image: UIImageView?

        /// Whether it is still where it was put.
        @MainActor var isThere: Bool { image?.superview != nil }
    }

    private var entries: [Entry] = []
    private let log: ReplayLog
    private let clock: ManualClock

    init(log: ReplayLog, clock: ManualClock) {
        self.log = log
        self.clock = clock
    }

    /// Shows a placeholder over a media view, which takes `fade` seconds to go when it has to.
    func show(over media: MediaView, named name: String, fade: Double) {
        media.placeholderWillRemove = { [weak self] _, remove in
            self?.seeOff(name, fade: fade, remove)
        }
        media.showPlaceholder { image in
            // The one in whose place it comes is gone by now.
            tellGone()
            image.backgroundColor = .systemGray5
            entries.append(Entry(name: name, image: image))
            tell(name, "shown")
        }
    }

    /// Tells of those that went since it was asked last.
    func tellGone() {
        for entry in entries where !entry.isThere { tell(entry.name, "gone") }
        entries.removeAll { !$0.isThere }
    }

    private func tell(_ name: String, _ state: String) {
        log.write("placeholder", ("view", .string(name)), ("state", .string(state)))
    }

    private func seeOff(
        _ name: String,
        fade: Double,
        _ remove: @escaping @MainActor () -> Void
    ) {
        guard fade > 0 else { return remove() }
        tell(name, "leaving")
        let end = clock.uptime + fade
        Task { [clock] in
            try? await clock.sleep(until: end)
            remove()
        }
    }
}
