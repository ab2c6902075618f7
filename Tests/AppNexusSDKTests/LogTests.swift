import NativeAds
import Testing
import UIKit

@testable import AppNexusSDK

/// What is written to the console.
@MainActor @Suite(.onScreen) struct LogTests {
    @Test func `says what was ignored, from warnings on`() async throws {
        try await Stage.run { stage in
            var lines: [String] = []
            ANLogManager.shared.write = { lines.append($0) }
            #expect(ANLogManager.getANLogLevel() == .warn)
            stage.makeRequest().placementId = ""
            #expect(lines == ["AppNexusSDK: An empty placementId was ignored."])
            ANLogManager.setANLogLevel(.error)
            #expect(ANLogManager.getANLogLevel() == .error)
            stage.makeRequest().forceCreativeId = -1
            #expect(lines.count == 1)
            ANLogManager.setANLogLevel(.all)
            stage.makeRequest().forceCreativeId = -1
            #expect(lines.count == 2)
        }
    }

    @Test func `says that a request without a delegate loads nothing`() async throws {
        try await Stage.run { stage in
            var lines: [String] = []
            ANLogManager.shared.write = { lines.append($0) }
            let request = stage.makeRequest()
            request.delegate = nil
            request.loadAd()
            await stage.clock.settle()
            #expect(lines == ["AppNexusSDK: A request without a delegate loads nothing."])
        }
    }
}
