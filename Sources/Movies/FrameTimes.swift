/// When pictures are shown: each after the one before it, whatever the file's timestamps say.
struct FrameTimes {
    /// How long a picture lasts where the file does not say, in seconds.
    let interval: Double
    private let unit: Double
    private var start: Int64?
    /// The time of the picture that was told last; nil after a leap.
    private(set) var last: Double?

    /// `start` is the timestamp of second 0; without it the first picture's.
    init(unit: Double, start: Int64?, frameRate: Double) {
        self.unit = unit
        self.start = start
        interval = frameRate > 0 ? 1 / frameRate : 1.0 / 25
    }

    /// The time of the next picture.
    mutating func time(of timestamp: Int64?) -> Double {
        if start == nil { start = timestamp }
        let following = last.map { $0 + interval } ?? 0
        var time = following
        if let timestamp, let start {
            time = (Double(timestamp) - Double(start)) * unit
        }
        // A picture before its predecessor was given a wrong time.
        if let last, time <= last { time = following }
        last = time
        return time
    }

    /// The timestamp of a time.
    func timestamp(of time: Double) -> Int64 {
        Int64(((time + 1e-9) / unit).rounded(.down)) &+ (start ?? 0)
    }

    /// Goes on at another place of the file.
    mutating func leap() {
        last = nil
    }
}
