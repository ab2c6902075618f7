#if canImport(UIKit)
public import Foundation

/// What the app knows of the person, for choosing ads; any thread may call it.
///
/// It goes out with the requests that come after, as far as law, settings and the person's choices
/// allow, and is kept for as long as the app runs.
#if canImport(ObjectiveC)
@objc(AdropMetrics) @objcMembers
#endif
public final class AdropMetrics: NSObject {
    /// Whether what is told here may leave the device; `true` unless changed.
    public static var userDataConsent: Bool { AdropSettings.current.facts.metrics.isShared }

    /// With `false`, what is told here and who the person is stay on the device.
    public static func setUserDataConsent(_ consent: Bool) {
        AdropSettings.current.change { $0.metrics.isShared = consent }
    }

    /// What was told of the person.
    public static func properties() -> [String: any Encodable] {
        AdropSettings.current.facts.metrics.properties
    }

    /// Tells something of the person: a text, a number or a truth value; anything else is ignored.
    ///
    /// `nil` takes it back. See ``AdropKey`` for names that every seller knows.
    public static func setProperty(key: String, value: (any Encodable)?) {
        let value = value.map { MetricBook.scalar($0) }
        AdropSettings.current.change { $0.metrics.set(key, value) }
    }

    /// Tells what the person did; the last twenty are known to the requests that come after.
    public static func sendEvent(name: String, params: [String: Any]? = nil) {
        let params = (params ?? [:]).compactMapValues(MetricBook.scalar)
        AdropSettings.current.change { $0.metrics.add(name, params) }
    }

    /// The same by its old name.
    @available(*, deprecated, renamed: "sendEvent(name:params:)")
    public static func logEvent(name: String, params: [String: any Encodable]? = [:]) {
        sendEvent(name: name, params: params)
    }
}
#endif
