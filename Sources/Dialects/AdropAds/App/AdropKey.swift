#if canImport(UIKit)
public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names of properties that every seller knows.
#if canImport(ObjectiveC)
@objc(AdropKey) @objcMembers
#endif
public final class AdropKey: NSObject {
    /// How old the person is.
    public static let AGE = "AGE"
    /// When the person was born: `YYYY`, `YYYYMM` or `YYYYMMDD`.
    public static let BIRTH = "BIRTH"
    /// One of ``AdropValue/AdropGender``.
    public static let GENDER = "GDR"

    override init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Values of properties that every seller knows.
#if canImport(ObjectiveC)
@objc(AdropValue) @objcMembers
#endif
public final class AdropValue: NSObject {
    /// What nobody knows.
    public static let UNKNOWN = "U"

    override init() {}

    /// The person's gender.
    #if canImport(ObjectiveC)
    @objc(AdropGender) @objcMembers
    #endif
    public final class AdropGender: NSObject {
        /// A man.
        public static let MALE = "M"
        /// A woman.
        public static let FEMALE = "F"
        /// Neither.
        public static let OTHER = "O"

        override init() {}
    }
}
#endif
