#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Looks at every registered ad and every video in a window ten times a second, by one display link.
///
/// The link runs only while an ad is attached that something can still count for, or a video that
/// can still play.
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

    private init() {
        // Kept for as long as the process, like the sampler itself.
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification,
            object: UIApplication.shared,
            queue: nil
        ) { _ in
            // The application posts it where its objects live; others, from any thread, are not it.
            MainActor.assumeIsolated { ExposureSampler.shared.leaveForeground() }
        }
    }

    /// Whether the display link runs.
    var isRunning: Bool { clock.isRunning }

    /// Those who look at an ad, where it is on a view that still exists.
    func subjects(of ad: NativeAd) -> [any ExposureSubject] {
        entries.compactMap(\.subject).filter { $0.ad === ad }
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
        for stage in ExposureStage.allCases { look(stage) }
        entries.removeAll { $0.subject == nil }
        update()
    }

    /// In the background no display link calls.
    private func leaveForeground() {
        for subject in entries.compactMap(\.subject) { subject.leaveForeground() }
    }

    private func look(_ stage: ExposureStage) {
        // A copy: what an app does on an event may register or unregister.
        let subjects = entries.compactMap(\.subject).filter { type(of: $0).stage == stage }
        for subject in subjects where subject.wantsSamples {
            if stage == .counting { reads += 1 }
            subject.sample()
        }
    }
}
#endif
