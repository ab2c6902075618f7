#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

/// What a request asked for at the moment of its load; the app may change the request afterwards.
struct MicrosoftAsk: Sendable {
    /// The inventory code or the placement.
    let unit: String?
    /// The pictures that come with the ad.
    let preloads: Set<AssetRole>
    /// Whether the app named the assets itself.
    let isOpenRTB: Bool
    /// What is loaded, or why nothing can be.
    let load: Result<UnitLoad, AdError>
}

extension ANNativeAdRequest {
    /// What is asked for now, as one unit or as a part of several.
    func ask(in group: ANMultiAdRequest? = nil) -> MicrosoftAsk {
        var preloads: Set<AssetRole> = []
        if shouldLoadMainImage { preloads.insert(.main) }
        if shouldLoadIconImage { preloads.insert(.icon) }
        let unit = inventoryCode ?? placementId
        return MicrosoftAsk(
            unit: unit,
            preloads: preloads,
            isOpenRTB: openRTBAssets != nil,
            load: Result { () throws(AdError) in
                guard let unit else { throw .noPlacement }
                return UnitLoad(
                    unit,
                    assets: MicrosoftRules.assets,
                    options: try options(preloading: preloads, in: group)
                )
            }
        )
    }

    private func options(
        preloading preloads: Set<AssetRole>,
        in group: ANMultiAdRequest?
    ) throws(AdError) -> LoadOptions {
        var options = LoadOptions(targeting: targeting(in: group))
        if !preloads.isEmpty { options.pictures = .eager }
        options.onlyPictures = preloads
        if reserve > 0, reserve.isFinite { options.floor = Double(reserve) }
        if let openRTBAssets {
            guard let request = JSONObject(plain: openRTBAssets) else { throw .noAssets }
            options.nativeRequest = request
        }
        return options
    }

    /// What is said of the person and the place; of several units in one request, the person is the
    /// group's.
    private func targeting(in group: ANMultiAdRequest?) -> Targeting {
        let person = group ?? self
        var targeting = Targeting()
        targeting.keyValues = (group?.keywords ?? [:]).merging(keywords) { shared, own in
            shared + own.filter { !shared.contains($0) }
        }
        targeting.yearOfBirth = person.yearOfBirth
        targeting.userID = ANSDKSettings.sharedInstance().publisherUserId
        targeting.gender = person.gender.targeting
        targeting.location = person.place
        targeting.imp = place(of: group?.memberId ?? memberId)
        return targeting
    }

    /// What the vendor's protocol says of a place (`imp.ext.ona`).
    private func place(of member: Int) -> JSONObject {
        var place: JSONObject = [:]
        if member > 0 { place["member"] = JSONValue(member) }
        if forceCreativeId > 0 { place["forceCreative"] = JSONValue(forceCreativeId) }
        if rendererId > 0 { place["renderer"] = JSONValue(rendererId) }
        if shouldServePublicServiceAnnouncements { place["psa"] = true }
        place["extInvCode"] = extInvCode.map(JSONValue.string)
        place["trafficSource"] = trafficSourceCode.map(JSONValue.string)
        return place
    }
}

extension ANAdTargeting {
    fileprivate var yearOfBirth: Int? {
        let now = SharedAds.current.now
        return MicrosoftRules.yearOfBirth(
            age,
            in: Calendar(identifier: .gregorian).component(.year, from: now)
        )
    }

    /// Where the person is, with what the settings say in its place.
    fileprivate var place: Targeting.Location? {
        let settings = ANSDKSettings.sharedInstance()
        let place = Targeting.Location(
            latitude: location.map { Double($0.latitude) },
            longitude: location.map { Double($0.longitude) },
            accuracy: location.map { Double($0.horizontalAccuracy) },
            age: location?.timestamp.map { SharedAds.current.now.timeIntervalSince($0) },
            country: settings.geoOverrideCountryCode,
            zip: settings.geoOverrideZipCode
        )
        return place == Targeting.Location() ? nil : place
    }
}

extension ANGender {
    fileprivate var targeting: Targeting.Gender? {
        switch self {
        case .unknown: nil
        case .male: .male
        case .female: .female
        }
    }
}
#endif
