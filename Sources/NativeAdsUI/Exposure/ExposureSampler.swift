#if canImport(UIKit)
import Foundation
import NativeAds

/// Looks at every registered ad in a window ten times a second, by one display link.
///
/// The link runs only while an ad is attached that something can still count for.
@MainActor final class ExposureSampler {
    /// A display link belongs to the process, and so does this.
    static let shared = ExposureSampler()

    /// How often it has looked around, for tests.
    private(set) var passes = 0
    /// How many ads it has looked at in all, for tests.
    private(set) var reads = 0
    private var entries: [Entry] = []
    private var grid = SampleGrid()
    private lazy var clock = FrameClock { [weak self] in self?.tick($0) }

    private struct Entry {
        weak var subject: (any ExposureSubject)?
    }

    /// Whether the display link runs.
    var isRunning: Bool { clock.isRunning }

    /// Who shows an ad, if it is on a view that still exists.
    func subject(of ad: NativeAd) -> (any ExposureSubject)? {
        entries.lazy.compactMap(\.subject).first { $0.ad === ad }
    }

    /// Starts to look after an ad.
    func add(_ subject: any ExposureSubject) {
        remove(subject)
        entries.append(Entry(subject: subject))
        update()
    }

    /// Looks after the ad no more.
    func remove(_ subject: any ExposureSubject) {
        entries.removeAll { $0.subject == nil || $0.subject === subject }
        update()
    }

    /// Starts or stops the display link, as there is something to look at or not.
    func update() {
        let wanted = entries.contains { $0.subject?.wantsSamples ?? false }
        guard wanted != clock.isRunning else { return }
        if wanted {
            clock.start()
        } else {
            clock.stop()
            grid.pause()
        }
    }

    private func tick(_ time: TimeInterval) {
        guard grid.isDue(at: time) else { return }
        passes += 1
        // A copy: what an app does on an event may register or unregister.
        for subject in entries.compactMap(\.subject) where subject.wantsSamples {
            reads += 1
            subject.sample()
        }
        entries.removeAll { $0.subject == nil }
        update()
    }
}
#endif
