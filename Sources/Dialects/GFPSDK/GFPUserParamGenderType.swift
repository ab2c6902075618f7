#if canImport(UIKit)
/// A person's gender.
#if canImport(ObjectiveC)
@objc(GFPUserParamGenderType)
#endif
public enum GFPUserParamGenderType: Int, Sendable {
    case male = 1
    case female
    case other
}

/// The name that it had as part of ``GFPAdParam``.
public typealias GFPAdParamGenderType = GFPUserParamGenderType
#endif
