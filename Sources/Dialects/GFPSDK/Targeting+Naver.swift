#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

extension Targeting {
    /// What the app said, for this load before what it said for all.
    @MainActor init(_ param: GFPAdParam.Values, _ state: NaverState) {
        self.init(contentURL: param.currentPageUrl, formats: [NaverRules.format])
        contentInfo = param.contentInfo.flatMap { JSONObject(plain: $0.dict) }
        for values in [
            state.configuration.customParam, param.prebidHBParam, param.customUserParam,
        ] {
            keyValues.merge((values ?? [:]).mapValues { [$0] }) { $1 }
        }
        imp["referrer"] = param.referrerPageUrl.map(JSONValue.string)
        contextID = state.userParam?.contentId
        guard !param.isOptedOut else { return }
        keywords = param.keywords ?? []
        sayWhoThePersonIs(param, state.userParam)
    }

    @MainActor private mutating func sayWhoThePersonIs(
        _ param: GFPAdParam.Values,
        _ person: GFPUserParam?
    ) {
        let year = param.yearOfBirth == 0 ? person?.yearOfBirth ?? 0 : param.yearOfBirth
        yearOfBirth = year == 0 ? nil : Int(exactly: year)
        switch param.gender == .other ? person?.gender ?? .other : param.gender {
        case .male: gender = .male
        case .female: gender = .female
        case .other: gender = nil
        }
        userID = param.userID ?? person?.userID
        let country = param.userCountryCode ?? person?.userCountryCode
        properties["country"] = country.map(JSONValue.string)
    }
}
#endif
