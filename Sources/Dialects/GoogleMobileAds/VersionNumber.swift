#if canImport(UIKit)
/// A release of an SDK.
public struct VersionNumber: Sendable, Hashable {
    /// The first number.
    public var majorVersion: Int
    /// The second number.
    public var minorVersion: Int
    /// The third number.
    public var patchVersion: Int

    /// A release of these numbers.
    public init(majorVersion: Int = 0, minorVersion: Int = 0, patchVersion: Int = 0) {
        self.majorVersion = majorVersion
        self.minorVersion = minorVersion
        self.patchVersion = patchVersion
    }
}
#endif
