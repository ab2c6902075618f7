#if canImport(UIKit)
import NativeAds
import OpenRTB

/// What an app has told Adrop so far; any thread may ask and tell.
final class AdropSettings: Sendable {
    private let kept = Locked(AdropFacts())

    /// Those of the process, or of the test that runs.
    static var current: AdropSettings { SharedAds.current.value { AdropSettings() } }

    /// All of it, as of now.
    var facts: AdropFacts { kept.withLock { $0 } }

    func change(_ change: @Sendable (inout AdropFacts) -> Void) {
        kept.withLock { facts in change(&facts) }
    }
}

/// What an app says of itself and of the person.
struct AdropFacts: Sendable {
    var isInitialized = false
    var isProduction = false
    var usesInAppBrowser = false
    /// Countries as two letters; empty for everywhere.
    var countries: Set<String> = []
    var theme = AdropTheme.auto
    var userID: String?
    var hasMarketingConsent: Bool?
    var metrics = MetricBook()

    /// Whether ads are shown in a country; where nobody knows the country they are.
    func targets(_ country: String?) -> Bool {
        guard let country, !countries.isEmpty else { return true }
        return countries.contains(country.uppercased())
    }

    /// What a request says; of the person nothing where the app wants that kept on the device.
    func targeting(context: String) -> Targeting {
        var targeting = Targeting()
        targeting.contextID = context.isEmpty ? nil : context
        if theme != .auto { targeting.imp["theme"] = .string(theme == .dark ? "dark" : "light") }
        guard metrics.isShared else { return targeting }
        targeting.userID = userID
        targeting.yearOfBirth = metrics.yearOfBirth
        targeting.gender = metrics.gender
        targeting.properties = metrics.wire
        if let hasMarketingConsent {
            targeting.properties["marketingConsent"] = .bool(hasMarketingConsent)
        }
        return targeting
    }
}
#endif
