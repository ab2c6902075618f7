#if canImport(UIKit)
public import Foundation
import NativeAds

/// What an ad earned by its impression.
#if canImport(ObjectiveC)
@objc(GADAdValue) @objcMembers
#endif
public final class AdValue: NSObject, Sendable {
    /// How sure it is.
    public let precision: AdValuePrecision
    /// The amount for this one impression.
    public let value: NSDecimalNumber
    /// The currency, as an ISO 4217 code.
    public let currencyCode: String

    /// What a bid was for: a price for a thousand impressions.
    ///
    /// What the publisher sold is priced by the publisher. `nil` of a price that is none, or that
    /// nobody can mean.
    init?(_ facts: BidFacts, source: AdSource) {
        // `NSDecimalNumber` raises an exception where a number gets too large or small for it.
        guard (1e-30...1e30).contains(facts.price) else { return nil }
        precision = source == .direct ? .publisherProvided : .precise
        value = NSDecimalNumber(string: "\(facts.price)").multiplying(byPowerOf10: -3)
        currencyCode = facts.currency
        super.init()
    }
}
#endif
