public import Foundation
import OpenRTB

/// What an ad says of itself under the EU's Digital Services Act.
#if canImport(ObjectiveC)
@objc(ANDSAResponseInfo) @objcMembers
#endif
public final class ANDSAResponseInfo: NSObject {
    /// On whose behalf the ad is shown.
    public var behalf: String?
    /// Who paid for it.
    public var paid: String?
    /// Who chose it for this person, and by which data.
    public var transparencyList: [ANDSATransparencyInfo]?
    /// 1 where the ad shows this information itself, else 0.
    public var adRender = 0

    /// An answer that says nothing yet.
    public override init() { super.init() }

    /// Reads the `dsa` object of an ad; an object without it says nothing.
    public class func dsaObject(fromAdObject ad: [AnyHashable: Any]) -> ANDSAResponseInfo {
        let dsa = ad["dsa"] as? [AnyHashable: Any]
        let info = ANDSAResponseInfo()
        info.behalf = dsa?["behalf"] as? String
        info.paid = dsa?["paid"] as? String
        info.adRender = dsa?["adrender"] as? Int ?? 0
        let parties = dsa?["transparency"] as? [[AnyHashable: Any]]
        info.transparencyList = parties?.map { party in
            ANDSATransparencyInfo(
                domain: party["domain"] as? String,
                andDSAParams: (party["dsaparams"] as? [Int])?.map(NSNumber.init(value:))
            )
        }
        return info
    }

    convenience init(_ told: AdTransparency) {
        self.init()
        behalf = told.behalf
        paid = told.paid
        adRender = told.adrender == true ? 1 : 0
        transparencyList = told.transparency.map { party in
            ANDSATransparencyInfo(
                domain: party.domain,
                andDSAParams: party.parameters.map(NSNumber.init(value:))
            )
        }
    }
}
