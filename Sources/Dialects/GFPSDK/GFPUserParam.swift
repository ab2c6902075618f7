#if canImport(UIKit)
public import Foundation

/// What an app knows of the person, for all loads; see ``GFPAdManager/setUserParam(_:)``.
///
/// It goes out only where the person's choices and the law allow it.
#if canImport(ObjectiveC)
@objc(GFPUserParam)
@objcMembers
#endif
public final class GFPUserParam: NSObject {
    /// The year of birth; 0, unknown, by default.
    public var yearOfBirth: UInt = 0
    /// The gender; `other` by default.
    public var gender = GFPUserParamGenderType.other
    /// The service's own id for the person.
    public var userID: String?
    /// The country, as `KR`.
    public var userCountryCode: String?
    /// The service's own id for what the person looks at.
    public var contentId: String?

    /// Knows nothing.
    public override init() {}
}
#endif
