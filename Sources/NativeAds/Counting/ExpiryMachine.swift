/// When an ad that nobody has seen becomes too old; in seconds of the clock that counts sleep.
struct ExpiryMachine: Sendable {
    /// How long before its end an ad says so, unless somebody wants it otherwise.
    static let usualWarning = 60.0
    /// The life of an ad where neither its seller nor the settings give a number.
    static let usualLife = 3600.0

    /// When the ad is too old; infinite for one that never is.
    let end: Double
    /// When it says so beforehand; `nil` for a life too short for that.
    let warning: Double?

    /// An ad that lives for `life` seconds from its sale on; OpenRTB counts `exp` from the auction.
    ///
    /// It says so `warning` seconds before its end, or the usual 60 where that is no time within
    /// its life.
    init(life: Double, soldAt: Double, warning: Double = usualWarning) {
        let life = life.isNaN ? Self.usualLife : max(0, life)
        end = soldAt + life
        let warning = warning > 0 && warning < life ? warning : Self.usualWarning
        self.warning = life > warning ? end - warning : nil
    }

    func isExpired(at time: Double) -> Bool { time >= end }
}
