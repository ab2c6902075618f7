#if canImport(UIKit)
import Foundation

/// Whether ads may be chosen by what is known of the person.
#if canImport(ObjectiveC)
@objc(GADPublisherPrivacyPersonalizationState)
#endif
public enum PublisherPrivacyPersonalizationState: Int, Sendable, CaseIterable {
    /// As consent, law and the system's settings say.
    case `default` = 0
    /// The same: an app cannot overrule these.
    case enabled = 1
    /// No: requests go out as of a person who refused tracking.
    case disabled = 2
}
#endif
