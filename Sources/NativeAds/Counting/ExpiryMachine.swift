/// When an ad that nobody has seen becomes too old; in seconds of the clock that counts sleep.
struct ExpiryMachine: Sendable {
    /// How long before its end an ad says so.
    static let warningTime = 60.0

    /// When the ad is too old.
    let end: Double
    /// When it says so beforehand; `nil` for a life too short for that.
    let warning: Double?

    init(life: Double, loadedAt: Double) {
        end = loadedAt + life
        warning = life > Self.warningTime ? end - Self.warningTime : nil
    }

    func isExpired(at time: Double) -> Bool { time >= end }
}
