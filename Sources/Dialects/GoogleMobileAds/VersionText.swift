#if canImport(UIKit)
/// A release as people write it: `12.12.0`.
public func string(for version: VersionNumber) -> String {
    "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
}
#endif
