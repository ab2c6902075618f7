public import Foundation

/// Where an ad comes from and what it is worth.
#if canImport(ObjectiveC)
@objc(ANAdResponseInfo) @objcMembers
#endif
public final class ANAdResponseInfo: NSObject {
    /// The seller's id for the creative.
    public var creativeId: String?
    /// What kind of ad it is.
    public var adType = ANAdType.unknown
    /// The placement that was asked for, or its inventory code.
    public var placementId: String?
    /// The buyer's member id; 0 where the answer does not name it.
    public var memberId = 0
    /// How the ad was sold; "rtb" for all ads here.
    public var contentSource: String?
    /// The mediated network; always `nil` here.
    public var networkName: String?
    /// The auction's id.
    public var auctionId: String?
    /// The price per thousand, in US dollars; `nil` where it was sold in another currency.
    public var cpm: NSNumber?
    /// The price per thousand, in the currency of ``publisherCurrencyCode``.
    public var cpmPublisherCurrency: NSNumber?
    /// The currency of the answer, as an ISO 4217 code.
    public var publisherCurrencyCode: String?
    /// What the ad says of itself under the Digital Services Act; `nil` where it says nothing.
    public var dsaResponseInfo: ANDSAResponseInfo?

    /// An answer of which nothing is known yet.
    public override init() { super.init() }
}
