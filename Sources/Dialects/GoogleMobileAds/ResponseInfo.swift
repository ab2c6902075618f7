#if canImport(UIKit)
public import Foundation
import NativeAds

/// Which answer an ad, or an error, comes from.
#if canImport(ObjectiveC)
@objc(GADResponseInfo) @objcMembers
#endif
public final class ResponseInfo: NSObject, Sendable {
    /// The auction's id, else the bid's; `nil` where there was no ad.
    public let responseIdentifier: String?
    /// The source that the ad is from.
    public let loadedAdNetworkResponseInfo: AdNetworkResponseInfo?
    /// All sources that were asked, in order.
    public let adNetworkInfoArray: [AdNetworkResponseInfo]
    /// The campaign, the creative and the advertiser's domains, where the source says.
    public var extras: [String: Any] { facts }
    /// All of this, for a log.
    public var dictionaryRepresentation: [String: Any] {
        var all: [String: Any] = [
            "Mediation line items": adNetworkInfoArray.map(\.dictionaryRepresentation)
        ]
        all["Response ID"] = responseIdentifier
        all["Loaded Adapter Response"] = loadedAdNetworkResponseInfo?.dictionaryRepresentation
        all["Response Extras"] = extras
        return all
    }

    private let facts: [String: String]

    /// The answer that an ad is from; before a backfill the direct source had none.
    init(_ source: AdSource, _ creative: Creative) {
        let winner = AdNetworkResponseInfo(source, creative: creative)
        let losers = source == .direct ? [] : [Self.directNoFill]
        responseIdentifier = creative.facts.auctionID ?? creative.bidID
        loadedAdNetworkResponseInfo = winner
        adNetworkInfoArray = losers + [winner]
        facts = [
            "campaign": creative.campaignID, "creative": creative.creativeID,
            "domains": creative.facts.domains.isEmpty
                ? nil : creative.facts.domains.joined(separator: ","),
        ].compactMapValues(\.self)
        super.init()
    }

    /// The sources that an error is from.
    init(failed networks: [AdNetworkResponseInfo]) {
        responseIdentifier = nil
        loadedAdNetworkResponseInfo = nil
        adNetworkInfoArray = networks
        facts = [:]
        super.init()
    }

    private static var directNoFill: AdNetworkResponseInfo {
        AdNetworkResponseInfo(.direct, error: RequestError(.noFill, AdError.noFill.sentence))
    }
}
#endif
