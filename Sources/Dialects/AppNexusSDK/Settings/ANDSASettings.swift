public import Foundation
import NativeAds
import OpenRTB

/// What ads must say of themselves for the EU's Digital Services Act.
///
/// Where it is required, an ad that does not say it is left out, and the load finds no ad.
#if canImport(ObjectiveC)
@objc(ANDSASettings) @objcMembers
#endif
@preconcurrency @MainActor public final class ANDSASettings: NSObject {
    /// 0 not required, 1 supported, 2 required, 3 required on an online platform; -1, nothing is
    /// asked, by default.
    public var dsaRequired = -1
    /// Who shows the information: 0 the app cannot, 1 it can, 2 it will; -1, open, by default.
    public var pubRender = -1
    /// Who chooses ads on the app's side, and by which data.
    public var transparencyList: [ANDSATransparencyInfo] = []

    private nonisolated override init() { super.init() }

    /// The settings of the process.
    public class func sharedInstance() -> ANDSASettings {
        SharedAds.current.state { ANDSASettings() }
    }

    /// The settings as they go out; `nil` where nothing is asked.
    var request: TransparencyRequest? {
        guard let requirement = TransparencyRequest.Requirement(rawValue: dsaRequired) else {
            return nil
        }
        return TransparencyRequest(
            requirement,
            rendering: TransparencyRequest.Rendering(rawValue: pubRender),
            transparency: transparencyList.compactMap { info in
                guard let domain = info.domain, !domain.isEmpty else { return nil }
                return TransparencyParty(
                    domain: domain,
                    parameters: info.dsaparams?.map(\.intValue) ?? []
                )
            }
        )
    }
}
