package import NativeAds

/// How the engine of a scenario is set up.
package struct ScenarioSettings: Sendable, Hashable {
    package var impression = ImpressionRule.onePixel
    /// Seconds a load may take.
    package var timeout = 60.0
    /// When pictures are fetched.
    package var pictures = PictureLoadingMode.eager
    /// How videos play.
    package var video = VideoSettings()
    /// What the device is connected by at the start.
    package var network = ScenarioStep.Connection.wifi
    /// Whether nothing but `rendered` counts before the main media is there.
    package var waitsForMedia = false
    package var backfill = false
    /// Seconds an ad lives whose seller does not say.
    package var expiry = 3600.0
    /// Whether each change of an ad's visible fraction is printed.
    package var tracesExposure = false
    /// What stands in the user defaults.
    package var defaults: [String: StoredValue] = [:]
    /// Whether ads of MRC's large size count from 30 percent on.
    package var largeAds = false
    /// The schemes of the apps that are installed, in lower case.
    package var opens: Set<String> = []
    /// Whether an ad must be bound with a media view, or without; `nil` where both is fine.
    package var hasMediaView: Bool?
    /// Where identifiers begin.
    package var seed: UInt64 = 1

    package init() {}
}
