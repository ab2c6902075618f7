/// What an app is told when it is built or started, rather than in code.
package enum LaunchSetting: String, Sendable, Hashable, CaseIterable {
    /// The OpenRTB endpoint that is asked first.
    case endpoint = "OpenNativeAdsEndpoint"
    /// The OpenRTB endpoint that is asked when the first has no ad.
    case backfill = "OpenNativeAdsBackfillEndpoint"

    /// The name in the environment; ``rawValue`` is the one in `Info.plist`.
    package var variable: String {
        switch self {
        case .endpoint: "OPEN_NATIVE_ADS_ENDPOINT"
        case .backfill: "OPEN_NATIVE_ADS_BACKFILL_ENDPOINT"
        }
    }
}
