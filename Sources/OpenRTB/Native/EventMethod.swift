/// How an event is reported (Native 1.2, list 7.7).
public struct EventMethod: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By asking for a URL, as for a pixel.
    public static let image = EventMethod(rawValue: 1)
    /// By running a script.
    public static let js = EventMethod(rawValue: 2)
}
