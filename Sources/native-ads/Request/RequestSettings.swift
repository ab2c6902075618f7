import Foundation
import NativeAds
import OpenRTB
import Replay

/// The app, its device and the law, as the arguments of `request` have them.
struct RequestSettings {
    let count: Int
    private(set) var world: World
    private(set) var configuration: NativeAds.Configuration

    init(_ arguments: Arguments) throws(CommandError) {
        count = try arguments.number("--count", in: 1...100, default: 1)
        let path = arguments.value("--settings") ?? ""
        let bytes = path.isEmpty ? Data("{}".utf8) : try NamedFile(path).read()
        var fields = SettingsFields(try JSONFile.object(bytes, in: path), in: path)
        let clock = ManualClock()
        world = .test(clock: clock, network: ScriptedNetwork(clock: clock))
        configuration = NativeAds.Configuration(endpoint: URL(fileURLWithPath: "/"))
        try takeLaw(from: &fields)
        try takePerson(from: &fields)
        try takeRest(of: fields, in: bytes, defaults: arguments.value("--defaults"))
    }

    /// The names of what a scenario does not set.
    private static let keys = ["device", "app", "user", "coppa", "underAge", "dsa"]

    private mutating func takeLaw(from fields: inout SettingsFields) throws(CommandError) {
        configuration.isChildDirected = try fields.take("coppa") { $0.flag }
        configuration.isUnderAgeOfConsent = try fields.take("underAge") { $0.flag }
        configuration.transparency = try fields.take("dsa", TransparencyRequest.init)
    }

    private mutating func takePerson(from fields: inout SettingsFields) throws(CommandError) {
        var facts = DeviceFacts.iPhone
        var tracking = TrackingAuthorization.authorized
        var identifiers = Identifiers()
        try fields.take("device") { (device: inout SettingsFields) throws(CommandError) in
            try device.set(&facts.userAgent, "ua") { $0.string }
            try device.set(&facts.make, "make") { $0.string }
            try device.set(&facts.model, "model") { $0.string }
            try device.set(&facts.os, "os") { $0.string }
            try device.set(&facts.osVersion, "osv") { $0.string }
            try device.set(&facts.language, "language") { $0.string }
            try device.set(&facts.width, "w") { $0.int }
            try device.set(&facts.height, "h") { $0.int }
            try device.set(&facts.pixelRatio, "pxratio") { $0.double }
            try device.set(&facts.deviceType, "devicetype") { $0.int }
            try device.set(&facts.advertisingID, "ifa") { $0.string }
            try device.set(&facts.vendorID, "ifv") { $0.string }
            let limits = try device.take("lmt") { $0.flag }
            facts.limitsTracking = limits ?? false
            tracking =
                try device.take("atts") { $0.int.flatMap(TrackingAuthorization.init) }
                ?? (limits == true ? .denied : .authorized)
        }
        try fields.take("app") { (app: inout SettingsFields) throws(CommandError) in
            try app.set(&facts.appName, "name") { $0.string }
            try app.set(&facts.bundle, "bundle") { $0.string }
            try app.set(&facts.appVersion, "ver") { $0.string }
        }
        try fields.take("user") { (user: inout SettingsFields) throws(CommandError) in
            try user.set(&identifiers.userID, "id") { $0.string }
            try user.set(&identifiers.buyerID, "buyeruid") { $0.string }
        }
        let (device, authorization, person) = (facts, tracking, identifiers)
        world.device = { device }
        configuration.trackingAuthorization = { authorization }
        configuration.identifiers = { person }
    }

    /// All else is a scenario's, whose own reader knows its keys and tells the place of a mistake.
    private mutating func takeRest(
        of fields: SettingsFields,
        in bytes: Data,
        defaults path: String?
    ) throws(CommandError) {
        if let unknown = fields.rest.first(where: { !ScenarioSettings.keys.contains($0.key) }) {
            let names = Self.keys + ScenarioSettings.keys
            throw .unreadable(
                "\(fields.path): there is no setting \"\(unknown.key.prefix(40))\""
                    + Suggestion.sentence(for: unknown.key, among: names)
                    + "; there is \(names.joined(separator: ", "))"
            )
        }
        let scenario: ScenarioSettings
        do throws(ScenarioError) {
            scenario = try ScenarioSettings.read(bytes, beside: Self.keys)
        } catch {
            throw .unreadable("\(fields.path): \(error.sentence)")
        }
        var defaults = scenario.defaults
        if let path {
            for (key, value) in try JSONFile.object(at: path) {
                defaults[key] = StoredValue(value)
            }
        }
        let stored = defaults
        world.defaults = { stored[$0] }
        world.randomID = SeededIDs(seed: scenario.seed).next
    }
}

extension JSONValue {
    /// A flag, as truth value or as 0 and 1.
    fileprivate var flag: Bool? {
        switch self {
        case .bool(let flag): flag
        case 0: false
        case 1: true
        default: nil
        }
    }
}
