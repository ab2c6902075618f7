public import Foundation

/// Where the person is, as exactly as the app wants to say.
#if canImport(ObjectiveC)
@objc(ANLocation) @objcMembers
#endif
public final class ANLocation: NSObject {
    /// Degrees north, -90 to 90.
    public var latitude: CGFloat
    /// Degrees east, -180 to 180.
    public var longitude: CGFloat
    /// When the person was there; `nil` for now.
    public var timestamp: Date?
    /// Metres; 100 where the app gave 0.
    public var horizontalAccuracy: CGFloat
    /// How many decimal places the two angles were rounded to; -1 where they were not.
    public let precision: Int

    private init(
        _ latitude: CGFloat,
        _ longitude: CGFloat,
        _ timestamp: Date?,
        _ accuracy: CGFloat,
        _ precision: Int
    ) {
        self.latitude = latitude
        self.longitude = longitude
        self.timestamp = timestamp
        self.horizontalAccuracy = accuracy
        self.precision = precision
    }

    /// A place as it was measured; `nil` for one that is not on Earth.
    public class func getLocation(
        withLatitude latitude: CGFloat,
        longitude: CGFloat,
        timestamp: Date?,
        horizontalAccuracy: CGFloat
    ) -> ANLocation? {
        getLocation(
            withLatitude: latitude,
            longitude: longitude,
            timestamp: timestamp,
            horizontalAccuracy: horizontalAccuracy,
            precision: -1
        )
    }

    /// A place rounded to `precision` decimal places, at most 6; `nil` for one that is not on Earth.
    public class func getLocation(
        withLatitude latitude: CGFloat,
        longitude: CGFloat,
        timestamp: Date?,
        horizontalAccuracy: CGFloat,
        precision: Int
    ) -> ANLocation? {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude),
            horizontalAccuracy >= 0
        else { return nil }
        let precision = max(-1, min(precision, 6))
        let scale = CGFloat(pow(10, Double(precision)))
        func rounded(_ angle: CGFloat) -> CGFloat {
            precision < 0 ? angle : (angle * scale).rounded() / scale
        }
        return ANLocation(
            rounded(latitude),
            rounded(longitude),
            timestamp,
            horizontalAccuracy == 0 ? 100 : horizontalAccuracy,
            precision
        )
    }
}
