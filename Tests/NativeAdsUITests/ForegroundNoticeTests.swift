import Foundation
import Testing
import UIKit

@testable import NativeAdsUI

/// Anybody can post what UIKit posts, from any thread.
struct ForegroundNoticeTests {
    @Test func `a notice of the background does no harm off the main thread`() async {
        // A process of its own: the notice is heard by the views of all tests.
        await #expect(processExitsWith: .success) {
            _ = await MainActor.run { ExposureSampler.shared }
            await Task.detached {
                NotificationCenter.default.post(
                    name: UIApplication.didEnterBackgroundNotification,
                    object: nil
                )
            }.value
            await MainActor.run {}
        }
    }
}
