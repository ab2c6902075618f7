public import Foundation

/// Who chose an ad for the person, and by which kinds of data (EU Digital Services Act).
#if canImport(ObjectiveC)
@objc(ANDSATransparencyInfo) @objcMembers
#endif
public final class ANDSATransparencyInfo: NSObject {
    /// The domain of the company.
    public var domain: String?
    /// What it used: 1 profiling, 2 basic advertising, 3 precise location.
    public var dsaparams: [NSNumber]?

    /// Names a company and what it used.
    public init(domain: String?, andDSAParams dsaparams: [NSNumber]?) {
        self.domain = domain
        self.dsaparams = dsaparams
    }
}
