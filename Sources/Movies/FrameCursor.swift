internal import CLibAV

/// Where in a movie one is: the picture on show and the one after it.
final class FrameCursor {
    /// Pictures that a tick could skip are decoded through; a leap pays only over longer ways.
    private static let shortWay = 1.0
    /// A frame whose time is that asked for but for rounding is on show already.
    private static let rounding = 1e-5
    /// How far before a time one looks for a key frame, in seconds, one after the other: the index
    /// goes by the order of decoding, so that the first picture after a leap may be a later one.
    private static let steps = [0.0, 1, 5, .infinity]

    private let container: Container
    private let decoder: FrameDecoder
    private let packet: Packet
    private var times: FrameTimes
    private var budget = Budget()
    private var current: DecodedPicture?
    private var next: DecodedPicture?
    private var firstTime = 0.0
    private var supply = Supply.flowing

    /// When the last picture has been shown; nil until that is known.
    private(set) var end: Double?

    private enum Supply {
        case flowing
        /// The file is read to its end or hole; the decoder gives what it held back.
        case draining(isWhole: Bool)
        case dry(isWhole: Bool)
    }

    /// Decodes the first picture.
    init(_ container: Container, facts: VideoFacts) throws(MovieError) {
        self.container = container
        decoder = try FrameDecoder(for: container.video)
        packet = try Packet()
        times = FrameTimes(unit: facts.timeUnit, start: facts.start, frameRate: facts.frameRate)
        current = try decode()
        guard let current else { throw .noPicture }
        firstTime = current.time
        next = try decode()
    }

    /// The last picture that appears at or before a time.
    func picture(at seconds: Double) throws(MovieError) -> DecodedPicture {
        let wanted = seconds.isFinite ? min(max(seconds, 0), 2 * MovieLimits.longestDuration) : 0
        let time = max(wanted + Self.rounding, firstTime)
        budget = Budget()
        container.refill()
        if let current, current.time <= time {
            if isKeyFrame(between: next?.time ?? .infinity, and: time) { try leap(to: time) }
        } else {
            try leap(to: time)
        }
        try goOn(to: time)
        guard let current else { throw .damaged(at: wanted) }
        if case .dry(isWhole: false) = supply, let end, time >= end { throw .damaged(at: end) }
        return current
    }

    /// Decodes pictures until the next one is later than `time`.
    private func goOn(to time: Double) throws(MovieError) {
        while let following = next, following.time <= time {
            current = following
            next = try decode(for: time)
        }
    }

    private func isKeyFrame(between near: Double, and time: Double) -> Bool {
        guard time > near + Self.shortWay,
            let key = container.keyFrame(before: times.timestamp(of: time))
        else { return false }
        return key > times.timestamp(of: near)
    }

    /// Starts from a key frame whose picture is not later than `time`.
    private func leap(to time: Double) throws(MovieError) {
        for step in Self.steps {
            let target = max(0, time - step)
            guard container.seek(to: times.timestamp(of: target)) else { continue }
            decoder.flush()
            times.leap()
            supply = .flowing
            current = nil
            next = nil
            current = try decode(for: time)
            // Nothing at all: what lies there is a hole, whatever comes before it.
            guard let landed = current else { throw .damaged(at: max(0, time - Self.rounding)) }
            if landed.time <= time || target == 0 {
                next = try decode(for: time)
                return
            }
        }
        if current == nil { throw .damaged(at: max(0, time - Self.rounding)) }
    }

    /// The next picture; nil at the end of the file or at a hole in it.
    private func decode(for time: Double = 0) throws(MovieError) -> DecodedPicture? {
        while true {
            if let picture = decoder.receive() {
                try budget.spend(pixels: picture.pixelCount, at: time)
                picture.time = times.time(of: picture.timestamp)
                return picture
            }
            switch supply {
            case .flowing: try feed(for: time)
            case .draining(let isWhole):
                supply = .dry(isWhole: isWhole)
                end = (times.last ?? 0) + times.interval
                return nil
            case .dry: return nil
            }
        }
    }

    /// Gives the decoder the next packet of the video.
    private func feed(for time: Double) throws(MovieError) {
        while true {
            try budget.spendPacket(at: time)
            let step = container.read(into: packet.packet)
            defer { av_packet_unref(packet.packet) }
            switch step {
            case .other: continue
            case .video:
                decoder.send(packet.packet)
                if decoder.failures > MovieLimits.mostBadPackets { stop(isWhole: false) }
            case .over(let isWhole): stop(isWhole: isWhole)
            }
            return
        }
    }

    private func stop(isWhole: Bool) {
        supply = .draining(isWhole: isWhole)
        decoder.send(nil)
    }
}

extension FrameCursor {
    /// What may still be done for the picture that is asked for.
    private struct Budget {
        private var pixels = MovieLimits.mostPixelsACall
        private var packets = MovieLimits.mostPacketsACall

        mutating func spend(pixels count: Int, at time: Double) throws(MovieError) {
            pixels -= count
            if pixels < 0 { throw .tooMuchWork(at: time) }
        }

        mutating func spendPacket(at time: Double) throws(MovieError) {
            packets -= 1
            if packets < 0 { throw .tooMuchWork(at: time) }
        }
    }

    /// A packet of libav's, kept to be filled again and again.
    private final class Packet {
        let packet: UnsafeMutablePointer<AVPacket>

        init() throws(MovieError) {
            guard let packet = av_packet_alloc() else { throw .noMemory }
            self.packet = packet
        }

        deinit {
            var owned: UnsafeMutablePointer<AVPacket>? = packet
            av_packet_free(&owned)
        }
    }
}
