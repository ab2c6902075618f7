package import Foundation
package import NativeAds
package import OpenRTB

extension ScenarioSettings {
    /// Reads the settings alone, as `request --settings` takes them, whose own keys are `others`.
    package static func read(
        _ bytes: Data,
        beside others: [String] = []
    ) throws(ScenarioError) -> ScenarioSettings {
        try ScenarioSettings(ScenarioPlace(bytes, called: "the settings file"), beside: others)
    }

    /// The names of all settings.
    package static let keys = [
        "impression", "timeout", "lazyMedia", "pictures", "video", "network", "waitsForMedia",
        "backfill", "expiry", "trace", "defaults", "largeAds", "opens", "hasMediaView", "seed",
    ]

    private enum Trace: String, CaseIterable {
        case exposure
    }

    init(_ place: ScenarioPlace, beside others: [String] = []) throws(ScenarioError) {
        self.init()
        let fields = try place.members(of: Self.keys + others)
        if let field = fields["impression"] { impression = try field.choice() }
        if let field = fields["timeout"] { timeout = try field.number(0...1e7) }
        if let mode = try PictureLoadingMode(fields, of: place) { pictures = mode }
        if let field = fields["video"] { video = try VideoSettings(field) }
        if let field = fields["network"] { network = try field.choice() }
        if let field = fields["waitsForMedia"] { waitsForMedia = try field.flag() }
        if let field = fields["backfill"] { backfill = try field.flag() }
        if let field = fields["expiry"] { expiry = try field.number(0...1e9) }
        if let field = fields["largeAds"] { largeAds = try field.flag() }
        if let field = fields["hasMediaView"] { hasMediaView = try field.flag() }
        if let field = fields["defaults"] { defaults = try Self.defaults(field) }
        if let field = fields["seed"] { seed = try Self.seed(field) }
        if let field = fields["trace"] {
            tracesExposure = try field.list { place throws(ScenarioError) in
                try place.choice(Trace.self)
            }.contains(.exposure)
        }
        if let field = fields["opens"] {
            opens = Set(try field.list(Self.scheme))
        }
    }

    static func seed(_ place: ScenarioPlace) throws(ScenarioError) -> UInt64 {
        UInt64(try place.whole(0...Int.max))
    }

    /// The part of an address before its colon (RFC 3986, section 3.1).
    private static func scheme(_ place: ScenarioPlace) throws(ScenarioError) -> String {
        let name = try place.name().lowercased()
        guard name.first?.isLetter ?? false,
            name.utf8.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789+-.".utf8.contains($0) })
        else { throw place.error("must be a scheme alone, such as shopx") }
        return name
    }

    /// A JSON object that stands for the user defaults.
    private static func defaults(
        _ place: ScenarioPlace
    ) throws(ScenarioError) -> [String: StoredValue] {
        var defaults: [String: StoredValue] = [:]
        for (key, value) in try place.members() { defaults[key] = StoredValue(value.node.value) }
        return defaults
    }
}

extension StoredValue {
    /// What the user defaults make of a JSON value; `null` is not stored.
    package init?(_ value: JSONValue) {
        switch value {
        case .null: return nil
        case .bool(let flag): self = .number(flag ? 1 : 0)
        case .number(let number): self = number.double.map { .number($0) } ?? .other
        case .string(let text): self = .string(text)
        case .array, .object: self = .other
        }
    }
}

extension PictureLoadingMode {
    /// What `pictures` says, or `lazyMedia`, its older name for two of the modes.
    init?(
        _ fields: [String: ScenarioPlace],
        of place: ScenarioPlace
    ) throws(ScenarioError) {
        switch (fields["pictures"], fields["lazyMedia"]) {
        case (let pictures?, nil): self = try pictures.choice()
        case (nil, let isLazy?): self = try isLazy.flag() ? .lazy : .eager
        case (nil, nil): return nil
        default: throw place.error("has lazyMedia and pictures, of which one is too many")
        }
    }
}
