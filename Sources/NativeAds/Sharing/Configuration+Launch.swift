import Foundation

extension NativeAds.Configuration {
    /// What an app says by `Info.plist` or the environment; throws where it says nothing, or
    /// something that is no web address.
    init(launchedBy value: (LaunchSetting) -> String?) throws(AdError) {
        guard let endpoint = try Self.address(.endpoint, value) else { throw .notConfigured }
        self.init(endpoint: endpoint, backfill: try Self.address(.backfill, value))
    }

    private static func address(
        _ setting: LaunchSetting,
        _ value: (LaunchSetting) -> String?
    ) throws(AdError) -> URL? {
        let text = value(setting)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        // A build setting that nobody filled in says nothing.
        guard !text.isEmpty else { return nil }
        guard let url = URL(string: text), url.host?.isEmpty == false,
            ["http", "https"].contains(url.scheme?.lowercased())
        else {
            throw AdError(
                .notConfigured,
                sentence: "\(setting.rawValue) (or \(setting.variable) in the environment) is "
                    + "\"\(text.prefix(200))\", which is no web address."
            )
        }
        return url
    }
}
