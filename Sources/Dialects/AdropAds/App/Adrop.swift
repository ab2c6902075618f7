#if canImport(UIKit)
public import Foundation
import NativeAds

/// Starts Adrop's ads, and says what holds for all of them; any thread may call it.
#if canImport(ObjectiveC)
@objc(Adrop) @objcMembers
#endif
public final class Adrop: NSObject, Sendable {
    /// Whether the app said that it is the one that people use; it changes nothing here.
    public var isProduction: Bool { AdropSettings.current.facts.isProduction }

    /// Whether pages open in the app, where the ad does not say; in ads that are loaded from now on.
    public var useInAppBrowser: Bool {
        get { AdropSettings.current.facts.usesInAppBrowser }
        set { AdropSettings.current.change { $0.usesInAppBrowser = newValue } }
    }

    /// The release of this library.
    public static var sdkVersion: String { NativeAds.version }

    /// Always `nil`: the app's consent platform asks people, and what it stores is obeyed.
    public static var consentManager: (any AdropConsentManager)? { nil }

    /// Must come before ads are loaded; once more, it takes the place of what was said before.
    ///
    /// - Parameters:
    ///   - production: Changes nothing here.
    ///   - useInAppBrowser: Whether pages open in the app, where the ad does not say.
    ///   - targetCountries: Two letters each (ISO 3166-1); a device that is set to another country
    ///     gets no ads. None, or an empty list, is everywhere.
    public static func initialize(
        production: Bool = false,
        useInAppBrowser: Bool = false,
        targetCountries: [String]? = nil
    ) {
        let countries = Set((targetCountries ?? []).map { $0.uppercased() })
        AdropSettings.current.change {
            $0.isInitialized = true
            $0.isProduction = production
            $0.usesInAppBrowser = useInAppBrowser
            $0.countries = countries
        }
    }

    /// Who the person is to the app; an empty one is nobody.
    ///
    /// It goes out only where law and settings allow identifiers.
    public static func setUID(_ uid: String) {
        AdropSettings.current.change { $0.userID = uid.isEmpty ? nil : uid }
    }

    /// Whether the person wants to hear from advertisers; told as one of their properties.
    public static func setMarketingConsent(_ consent: Bool) {
        AdropSettings.current.change { $0.hasMarketingConsent = consent }
    }

    /// The look that ads should suit; requests say it, unless it is `auto`.
    public static func setTheme(_ theme: AdropTheme) {
        AdropSettings.current.change { $0.theme = theme }
    }

    /// Opens nothing and says so: quests are a service of the vendor's.
    @discardableResult public static func openQuest(channel: String, path: String? = nil) -> Bool {
        false
    }

    /// Handles nothing and says so: the link is the app's own.
    @discardableResult public static func handleDeepLink(url: URL) -> Bool { false }
}
#endif
