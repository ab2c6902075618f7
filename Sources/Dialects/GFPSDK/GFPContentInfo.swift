#if canImport(UIKit)
public import Foundation

/// What a Communication Ad stands beside; goes out as the `contentInfo` of the request.
#if canImport(ObjectiveC)
@objc(GFPContentInfo)
@objcMembers
#endif
public final class GFPContentInfo: NSObject, Sendable {
    /// The kind of content.
    public let st: String?
    /// The kind within that kind.
    public let sst: String?
    /// The content's id.
    public let si: String?

    /// Names a piece of content.
    public init(sourceType: String?, subtype: String?, sourceId: String?) {
        (st, sst, si) = (sourceType, subtype, sourceId)
    }

    /// Whether all three are there; a load with an invalid one fails with `InvalidAdParam`.
    public var isValid: Bool { [st, sst, si].allSatisfy { $0?.isEmpty == false } }

    /// The three by the names that they go out under: `st`, `sst`, `si`.
    public var dict: [String: String] {
        ["st": st, "sst": sst, "si": si].compactMapValues { $0 }
    }
}
#endif
