/// What a request says about the device and the app; what is unknown is left out.
public struct DeviceFacts: Sendable, Hashable {
    /// How a device is on the network.
    public enum Connection: String, Sendable, Hashable, CaseIterable {
        case wired
        /// Wi-Fi, or whatever else is no mobile network.
        case wifi
        case cellular

        /// Whether bytes usually cost the person nothing.
        var isUnmetered: Bool { self != .cellular }

        /// OpenRTB's number for it (AdCOM, connection types).
        var code: Int {
            switch self {
            case .wired: 1
            case .wifi: 2
            case .cellular: 3
            }
        }
    }

    /// The user agent that a web view of the device sends.
    public var userAgent: String?
    /// "Apple".
    public var make: String?
    /// "iPhone17,1".
    public var model: String?
    /// "iOS".
    public var os: String?
    /// "18.2".
    public var osVersion: String?
    /// Two letters, ISO 639-1.
    public var language: String?
    /// The country that the person set, two letters (ISO 3166-1); no request tells it.
    public var region: String?
    /// How the device is on the network; `nil` where nobody knows.
    public var connection: Connection?
    /// Width of the screen in pixels.
    public var width: Int?
    /// Height of the screen in pixels.
    public var height: Int?
    /// Pixels per point.
    public var pixelRatio: Double?
    /// 1 phone or tablet, 4 phone, 5 tablet, as OpenRTB's device types.
    public var deviceType: Int?
    /// The advertising identifier, where the person allowed tracking.
    public var advertisingID: String?
    /// Whether the person has not allowed tracking.
    public var limitsTracking: Bool
    /// The identifier for the app's vendor.
    public var vendorID: String?
    /// The app's bundle identifier.
    public var bundle: String?
    /// The app's name.
    public var appName: String?
    /// The app's version.
    public var appVersion: String?

    /// Starts with nothing known and no tracking.
    public init() {
        limitsTracking = true
    }
}
