#if canImport(UIKit)
public import Foundation

/// A request that also tells what Google Ad Manager's users book on.
#if canImport(ObjectiveC)
@objc(GAMRequest) @objcMembers
#endif
public final class AdManagerRequest: Request {
    /// Your own, encrypted, name for the person; sent only where that is allowed.
    public var publisherProvidedID: String?
    /// Labels of campaigns that must not come.
    public var categoryExclusions: [String]?

    /// A request of the same class that tells the same.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Self)?.publisherProvidedID = publisherProvidedID
        (copy as? Self)?.categoryExclusions = categoryExclusions
        return copy
    }
}
#endif
