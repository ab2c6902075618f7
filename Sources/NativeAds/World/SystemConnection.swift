/// How the device is on the network, as the engine's own last request found it.
///
/// Who would show a video has just loaded its ad, so nothing has to watch the network for it. Only
/// Apple's systems tell; elsewhere it is not known.
enum SystemConnection {
    private static let known = Locked<DeviceFacts.Connection?>(nil)

    /// The last that was found; `nil` before the first request.
    static var last: DeviceFacts.Connection? {
        get { known.withLock { $0 } }
        set { known.withLock { $0 = newValue } }
    }
}
