#if canImport(UIKit)
public import Foundation

/// What the app says of the law that the person is under; `nil` is unknown.
///
/// What a consent platform stores on the device is read in addition.
#if canImport(ObjectiveC)
@objc(GFPPrivacySetting)
@objcMembers
#endif
public final class GFPPrivacySetting: NSObject {
    /// Whether the person is too young to consent (GDPR).
    public var underAgeOfConsent: NSNumber?
    /// Whether the app is for children (COPPA).
    public var childDirected: NSNumber?

    /// Says both, or what is known.
    public init(underAgeOfConsent: NSNumber? = nil, childDirected: NSNumber? = nil) {
        (self.underAgeOfConsent, self.childDirected) = (underAgeOfConsent, childDirected)
    }
}
#endif
