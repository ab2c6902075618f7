/// One track of pictures in an MP4 file.
struct MP4Track {
    /// The type of the sample entry, such as `avc1`.
    let format: String
    let codec: String
    /// H.264's number of what a decoder must be able to do; nil for other formats.
    let profile: Int?
    /// Width and height as shown.
    let shown: (width: Double, height: Double)

    /// Throws unless it is what all devices play: H.264 with 8 bits of a colour and a fourth of the colours,
    /// and HEVC, with their parameters in the index.
    func checkCodec() throws(MP4Fault) {
        guard format == "avc1" || format == "hvc1" else { throw .codec(format) }
        guard let profile, !Self.playedProfiles.contains(profile) else { return }
        throw .profile(profile)
    }

    /// Baseline, Main, Extended and High.
    private static let playedProfiles = [66, 77, 88, 100]

    /// The first track of pictures that is on, else the first one.
    static func video(in boxes: MP4Boxes, of bytes: MP4Bytes) throws(MP4Fault) -> MP4Track? {
        var boxes = boxes
        var first: MP4Track?
        while let box = try boxes.next() {
            guard box.type == "trak" else { continue }
            guard let (track, isOn) = try read(MP4Boxes(bytes, in: box.body), bytes) else {
                continue
            }
            if isOn { return track }
            first = first ?? track
        }
        return first
    }

    /// Nil for a track of something else, such as sound.
    private static func read(
        _ boxes: MP4Boxes,
        _ bytes: MP4Bytes
    ) throws(MP4Fault) -> (MP4Track, isOn: Bool)? {
        guard let media = try boxes.first("mdia") else { return nil }
        let parts = MP4Boxes(bytes, in: media.body)
        guard let handler = try parts.first("hdlr"),
            bytes.text(at: handler.body.lowerBound + 8) == "vide"
        else { return nil }
        guard let head = try boxes.first("tkhd"), let information = try parts.first("minf"),
            let table = try MP4Boxes(bytes, in: information.body).first("stbl"),
            let samples = try MP4Boxes(bytes, in: table.body).first("stsd"),
            samples.body.count > 8
        else { throw .damaged }
        // A version and a count stand before the entries; the first is what the track begins with.
        var entries = MP4Boxes(
            bytes,
            in: samples.body.lowerBound + 8..<samples.body.upperBound
        )
        guard let entry = try entries.next(), entry.body.count >= entryHead else { throw .damaged }
        let isOn = bytes.number(at: head.body.lowerBound + 3, bytes: 1) & 1 == 1
        let settings = try settings(entry, bytes)
        let track = MP4Track(
            format: entry.type,
            codec: codec(entry, settings, bytes),
            profile: settings.map { Int(bytes.number(at: $0, bytes: 1)) },
            shown: try size(head, entry, bytes)
        )
        return (track, isOn)
    }

    /// The bytes of a visual sample entry before the boxes in it.
    private static let entryHead = 78

    /// Where H.264's profile, constraints and level are, a byte each; nil for other formats.
    private static func settings(
        _ entry: MP4Boxes.Box,
        _ bytes: MP4Bytes
    ) throws(MP4Fault) -> Int? {
        guard entry.type == "avc1" else { return nil }
        let inner = entry.body.lowerBound + entryHead..<entry.body.upperBound
        guard let box = try MP4Boxes(bytes, in: inner).first("avcC"), box.body.count >= 4
        else { throw .damaged }
        // They follow the version.
        return box.body.lowerBound + 1
    }

    private static func codec(
        _ entry: MP4Boxes.Box,
        _ settings: Int?,
        _ bytes: MP4Bytes
    ) -> String {
        guard let settings else { return entry.type }
        let parts = (0..<3).map { UInt8(bytes.number(at: settings + $0, bytes: 1)) }
        return "avc1." + Hexadecimal.text(parts).uppercased()
    }

    /// The track's size, turned by its matrix; the coded size where the track states none.
    private static func size(
        _ head: MP4Boxes.Box,
        _ entry: MP4Boxes.Box,
        _ bytes: MP4Bytes
    ) throws(MP4Fault) -> (Double, Double) {
        let isLong = bytes.number(at: head.body.lowerBound, bytes: 1) == 1
        guard head.body.count >= (isLong ? 96 : 84) else { throw .damaged }
        let matrix = head.body.lowerBound + (isLong ? 52 : 40)
        var (width, height) = (bytes.fixed(at: matrix + 36), bytes.fixed(at: matrix + 40))
        if width <= 0 || height <= 0 {
            let start = entry.body.lowerBound
            width = Double(bytes.number(at: start + 24, bytes: 2))
            height = Double(bytes.number(at: start + 26, bytes: 2))
        }
        // The columns a, b and c, d; the third is a translation, which changes no size.
        let (a, b) = (abs(bytes.fixed(at: matrix)), abs(bytes.fixed(at: matrix + 4)))
        let (c, d) = (abs(bytes.fixed(at: matrix + 12)), abs(bytes.fixed(at: matrix + 16)))
        guard a + c > 0, b + d > 0 else { return (width.rounded(), height.rounded()) }
        return ((a * width + c * height).rounded(), (b * width + d * height).rounded())
    }
}
