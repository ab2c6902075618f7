/// Something that happens around the app and concerns what the engine does by itself.
package enum WorldChange: Sendable, Hashable {
    /// The app came to the front, at its start or later.
    case active
    /// The app left the screen.
    case background
    /// The network may be back.
    case reachable
    /// The system runs out of memory.
    case memoryWarning
}
