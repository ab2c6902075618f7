public import Foundation

extension Targeting {
    /// Where a person is, as exactly as the app wants to say.
    ///
    /// The country goes out whatever the person chose, all else only where nothing forbids it.
    public struct Location: Sendable, Hashable {
        /// Degrees, south negative; out of -90 to 90, or without a longitude, it is left out.
        public var latitude: Double?
        /// Degrees, west negative; out of -180 to 180, or without a latitude, it is left out.
        public var longitude: Double?
        /// Meters that the position may be wrong by.
        public var accuracy: Double?
        /// Seconds since the position was found.
        public var age: TimeInterval?
        /// The country, as three letters (ISO 3166-1).
        public var country: String?
        /// The postal code.
        public var zip: String?

        /// Says what is known.
        public init(
            latitude: Double? = nil,
            longitude: Double? = nil,
            accuracy: Double? = nil,
            age: TimeInterval? = nil,
            country: String? = nil,
            zip: String? = nil
        ) {
            self.latitude = latitude
            self.longitude = longitude
            self.accuracy = accuracy
            self.age = age
            self.country = country
            self.zip = zip
        }
    }
}
