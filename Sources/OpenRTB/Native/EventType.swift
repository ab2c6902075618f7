/// What happened to an ad (Native 1.2, list 7.6; AdCOM numbers the same events otherwise).
public struct EventType: NativeCode {
    /// The number on the wire.
    public let rawValue: Int

    /// The code with this number, listed or not.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The ad was shown.
    public static let impression = EventType(rawValue: 1)
    /// Half of it was in view for a second (MRC).
    public static let viewable50 = EventType(rawValue: 2)
    /// All of it was in view for a second.
    public static let viewable100 = EventType(rawValue: 3)
    /// Half of its video was in view for two seconds of play.
    public static let video50 = EventType(rawValue: 4)
    /// A measuring script of the Open Measurement SDK.
    public static let omid = EventType(rawValue: 555)
}
