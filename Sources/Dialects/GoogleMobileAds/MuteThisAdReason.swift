#if canImport(UIKit)
public import Foundation

/// Why a person does not want to see an ad.
#if canImport(ObjectiveC)
@objc(GADMuteThisAdReason) @objcMembers
#endif
public final class MuteThisAdReason: NSObject, Sendable {
    /// The words to show.
    public let reason: String

    init(_ reason: String) {
        self.reason = reason
        super.init()
    }
}
#endif
