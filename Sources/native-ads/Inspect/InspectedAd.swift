import OpenRTB

/// One ad as `inspect` prints it.
struct InspectedAd {
    /// The object that is printed.
    let json: JSONValue
    /// Whether there is anything that a person would see.
    let canBeShown: Bool
    /// What was tolerated or guessed on the way, for standard error.
    var notes: [String] = []
}
