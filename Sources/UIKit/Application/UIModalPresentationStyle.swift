/// How a controller covers the one that presents it; here all cover everything.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system likes.
    case automatic = -2
    /// The whole screen; what is below goes out of the window.
    case fullScreen = 0
    /// A sheet; what is below stays in the window.
    case pageSheet = 1
    /// A smaller sheet; what is below stays in the window.
    case formSheet = 2
    /// The whole screen; what is below stays in the window.
    case overFullScreen = 5
}
