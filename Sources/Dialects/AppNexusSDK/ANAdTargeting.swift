public import Foundation
import NativeAds
import OpenRTB

/// What requests of one ad and of several have in common: who asks, and for whom.
///
/// The personal parts go out only where no law, setting or choice of the person forbids it.
#if canImport(ObjectiveC)
@objc(ANAdTargeting) @objcMembers
#endif
@preconcurrency @MainActor public class ANAdTargeting: NSObject {
    /// The publisher's id; 0, none, by default.
    public var publisherId = 0
    /// An age ("56"), a year of birth ("1974") or a range of ages ("25-35").
    public var age: String?
    /// The person's gender; unknown by default.
    public var gender = ANGender.unknown
    /// Where the person is.
    public var location: ANLocation?
    /// The member's id; 0, none, by default.
    public internal(set) var memberId: Int
    /// The distinct values of each key, in the order in which they came.
    private(set) var keywords: [String: [String]] = [:]

    nonisolated init(memberId: Int = 0) {
        self.memberId = memberId
        super.init()
    }

    /// Says where the person is; a place that is not on Earth says nothing.
    public func setLocationWithLatitude(
        _ latitude: CGFloat,
        longitude: CGFloat,
        timestamp: Date?,
        horizontalAccuracy: CGFloat
    ) {
        setLocationWithLatitude(
            latitude,
            longitude: longitude,
            timestamp: timestamp,
            horizontalAccuracy: horizontalAccuracy,
            precision: -1
        )
    }

    /// Says where the person is, rounded to `precision` decimal places, at most 6.
    public func setLocationWithLatitude(
        _ latitude: CGFloat,
        longitude: CGFloat,
        timestamp: Date?,
        horizontalAccuracy: CGFloat,
        precision: Int
    ) {
        location = ANLocation.getLocation(
            withLatitude: latitude,
            longitude: longitude,
            timestamp: timestamp,
            horizontalAccuracy: horizontalAccuracy,
            precision: precision
        )
    }

    /// Adds a value to a key, each once; empty keys are ignored.
    public func addCustomKeyword(withKey key: String, value: String) {
        guard !key.isEmpty else { return ANLogManager.warn("A keyword needs a key.") }
        guard keywords[key]?.contains(value) != true else { return }
        keywords[key, default: []].append(value)
    }

    /// Takes a key away, with all its values.
    public func removeCustomKeyword(withKey key: String) {
        keywords[key] = nil
    }

    /// Takes all keys away.
    public func clearCustomKeywords() {
        keywords = [:]
    }
}
