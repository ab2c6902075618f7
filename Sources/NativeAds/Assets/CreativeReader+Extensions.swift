import Foundation
import OpenRTB

/// What the engine's own extension of a bid (`ext.ona`, see `Documentation/WIRE.md`) says of the ad.
///
/// Each member is read by itself: what is of the wrong kind or too much costs that member and a note.
extension CreativeReader {
    mutating func takeExtensions(into creative: inout Creative) {
        guard let own = bid.ext["ona"]?.object else { return }
        creative.profile = object("profile", in: own).flatMap { profile($0) }
        creative.format = object("format", in: own).flatMap { format($0) }
        creative.mute = object("mute", in: own).flatMap { muteOffer($0) }
        creative.tags = object("tags", in: own) ?? [:]
        creative.accountTags = object("accountTags", in: own) ?? [:]
        creative.contentInfo = object("contentInfo", in: own)
        creative.assembly = object("assembly", in: own)
        creative.cover = take("cover", in: own, "is no web address", web)
        creative.advertiserURL = take("advertiserUrl", in: own, "cannot be opened", target)
        creative.transactionID = take("tx", in: own, "is no text", Self.text)
        creative.campaignStart = take("campaignStart", in: own, "is no time", Self.time)
        creative.campaignEnd = take("campaignEnd", in: own, "is no time", Self.time)
        creative.facts.memberID = take("member", in: own, "is no number above zero") { value in
            Self.time(value).flatMap { $0 > 0 ? Int($0) : nil }
        }
        let isViewable = take("viewable", in: own, "is neither true nor false") { $0.bool }
        impression = isViewable == true ? .onePixel : nil
    }

    private mutating func profile(_ own: JSONObject) -> AdvertiserProfile? {
        let place = "profile/"
        let profile = AdvertiserProfile(
            name: take("name", in: own, under: place, "is no text", Self.text),
            logo: take("logo", in: own, under: place, "is no web address", web).map {
                PictureSource(url: $0)
            },
            link: take("link", in: own, under: place, "cannot be opened", target)?.absoluteString
        )
        return profile == AdvertiserProfile() ? nil : profile
    }

    private mutating func muteOffer(_ own: JSONObject) -> MuteOffer? {
        let place = "mute/"
        let reasons = take("reasons", in: own, under: place, "are no texts") { $0.array } ?? []
        let texts = reasons.compactMap(Self.text)
        if texts.count < reasons.count || texts.count > Self.mostReasons {
            drop("/ext/ona/mute/reasons", "holds what is no text, or too many of them")
        }
        let macros = macros
        return require("url", in: own, under: place, "is no web address") { value in
            let offer = MuteOffer(
                reasons: Array(texts.prefix(Self.mostReasons)),
                template: macros.expand(value.string ?? "")
            )
            return offer.url(for: nil) == nil ? nil : offer
        }
    }

    /// What a person reads through before choosing one.
    private static let mostReasons = 20
    /// In bytes as JSON: what a seller says to the publisher of one ad, not a document.
    private static let largestObject = 64 << 10
}

extension CreativeReader {
    /// What `read` makes of a member; what it makes nothing of leaves a note that it `fault`s.
    mutating func take<Value>(
        _ key: String,
        in own: JSONObject,
        under folder: String = "",
        _ fault: String,
        _ read: (JSONValue) -> Value?
    ) -> Value? {
        guard let value = own[key], !value.isNull else { return nil }
        let taken = read(value)
        if taken == nil { drop("/ext/ona/\(folder)\(key)", fault) }
        return taken
    }

    /// The same of a member without which the rest is of no use.
    mutating func require<Value>(
        _ key: String,
        in own: JSONObject,
        under folder: String,
        _ fault: String,
        _ read: (JSONValue) -> Value?
    ) -> Value? {
        if own[key]?.isNull ?? true { drop("/ext/ona/\(folder)\(key)", "is missing") }
        return take(key, in: own, under: folder, fault, read)
    }

    private mutating func object(_ key: String, in own: JSONObject) -> JSONObject? {
        take(key, in: own, "is no object, or has more than \(Self.largestObject >> 10) KB") {
            value in
            guard value.text().utf8.count <= Self.largestObject else { return nil }
            return value.object
        }
    }

    /// The text to be shown; a number counts as its text.
    static func text(_ value: JSONValue) -> String? {
        (value.string ?? value.number?.text).flatMap(shown)
    }

    /// A whole number from zero on; numeric text counts as its number.
    private static func time(_ value: JSONValue) -> Int64? {
        let number = value.int.map(Int64.init) ?? value.string.flatMap { Int64($0) }
        return number.flatMap { $0 >= 0 ? $0 : nil }
    }

    var web: (JSONValue) -> URL? {
        { [macros] value in value.string.flatMap { AdURL.web(macros.expand($0)) } }
    }

    private var target: (JSONValue) -> URL? {
        { [macros] value in value.string.flatMap { AdURL.target(macros.expand($0)) } }
    }
}
