#if canImport(UIKit)
import Foundation
import NativeAds
import OpenRTB

extension Request {
    /// What it tells, in the engine's words, as it is now.
    var targeting: Targeting {
        var targeting = Targeting(
            keywords: keywords ?? [],
            keyValues: (customTargeting ?? [:]).mapValues(Self.texts),
            contentURL: contentURL,
            neighboringURLs: neighboringContentURLs ?? [],
            properties: extraProperties
        )
        if placementID != 0 { targeting.imp["placementID"] = .string("\(placementID)") }
        if let requestAgent { targeting.imp["requestAgent"] = .string(requestAgent) }
        if let request = self as? AdManagerRequest {
            targeting.userID = request.publisherProvidedID
            if let labels = request.categoryExclusions {
                targeting.imp["categoryExclusions"] = JSONValue(labels)
            }
        }
        return targeting
    }

    private var extraProperties: JSONObject {
        let extras = adNetworkExtras(for: Extras.self) as? Extras
        var properties: JSONObject = [:]
        for (key, value) in extras?.additionalParameters ?? [:] {
            let texts = Self.texts(value)
            let isList = value is [Any]
            properties["\(key)"] = isList ? JSONValue(texts) : .string(texts.first ?? "")
        }
        return properties
    }

    /// A value, or each of a list, as people read it.
    private static func texts(_ value: Any) -> [String] {
        (value as? [Any] ?? [value]).map { "\($0)" }
    }
}
#endif
