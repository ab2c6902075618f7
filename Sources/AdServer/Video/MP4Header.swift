/// What an MP4 file says of its video: size as shown, duration and codec.
///
/// Read from the boxes alone; no picture is decoded. Depth is fixed and each byte is looked at a fixed
/// number of times, so that a hostile file costs no more than a good one of its length.
package struct MP4Header: Hashable, Sendable {
    /// Pixels as shown, after the turn that the file asks for.
    package let width: Int
    /// Pixels as shown, after the turn that the file asks for.
    package let height: Int
    package let milliseconds: Int
    /// By RFC 6381, such as `avc1.42E01E`; `hvc1` without its parameters.
    package let codec: String

    /// Of the milliseconds that a video may play: an hour at most.
    static let lengths = 1...3_600_000
    /// Of its width and height: larger ones no device decodes.
    static let sides = 1...16_384

    package init(_ file: [UInt8]) throws(MP4Fault) {
        let bytes = MP4Bytes(file)
        try Self.checkType(bytes)
        let (index, hasMedia) = try Self.parts(bytes)
        guard let index else { throw .noIndex }
        let boxes = MP4Boxes(bytes, in: index)
        guard let track = try MP4Track.video(in: boxes, of: bytes) else { throw .noVideo }
        try track.checkCodec()
        let (width, height) = track.shown
        guard let width = Int(exactly: width), let height = Int(exactly: height),
            Self.sides.contains(width), Self.sides.contains(height)
        else { throw .noSize }
        self.width = width
        self.height = height
        codec = track.codec
        milliseconds = try Self.duration(boxes, bytes)
        guard hasMedia else { throw .noMedia }
    }

    /// A movie of QuickTime is built alike, but is another MIME type.
    private static func checkType(_ bytes: MP4Bytes) throws(MP4Fault) {
        guard bytes.text(at: 4) == "ftyp" else { throw .notMP4 }
        var boxes = MP4Boxes(bytes, in: bytes.range)
        guard let type = try boxes.next() else { throw .notMP4 }
        // The major brand, its version, and brands that the file is compatible with.
        let others = stride(from: type.body.lowerBound + 8, to: type.body.upperBound, by: 4)
        let brands = [bytes.text(at: type.body.lowerBound)] + others.prefix(64).map(bytes.text)
        guard brands.contains(where: { !["qt  ", "", "\0\0\0\0"].contains($0) }) else {
            throw .notMP4
        }
    }

    /// The first `moov`, and whether there is media, once all the others are known to be there too.
    private static func parts(
        _ bytes: MP4Bytes
    ) throws(MP4Fault) -> (index: Range<Int>?, hasMedia: Bool) {
        var boxes = MP4Boxes(bytes, in: bytes.range)
        var index: Range<Int>?
        var hasMedia = false
        while let box = try boxes.next() {
            if box.type == "moov", index == nil { index = box.body }
            if box.type == "mdat", !box.body.isEmpty { hasMedia = true }
        }
        return (index, hasMedia)
    }

    private static func duration(_ boxes: MP4Boxes, _ bytes: MP4Bytes) throws(MP4Fault) -> Int {
        guard let head = try boxes.first("mvhd") else { throw .noDuration }
        let start = head.body.lowerBound
        let isLong = isLong(head, bytes)
        guard head.body.count >= (isLong ? 32 : 20) else { throw .damaged }
        let scale = bytes.number(at: start + (isLong ? 20 : 12), bytes: 4)
        let place = start + (isLong ? 24 : 16)
        let units = try wholeLength(boxes, bytes) ?? length(at: place, isLong: isLong, bytes)
        guard let units, scale > 0, units > 0 else { throw .noDuration }
        let (thousandfold, isTooLong) = units.multipliedReportingOverflow(by: 1000)
        guard !isTooLong, thousandfold / scale <= UInt64(lengths.upperBound) else { throw .tooLong }
        guard thousandfold / scale > 0 else { throw .noDuration }
        return Int(thousandfold / scale)
    }

    /// How long all fragments play together; nil for a file that is in one piece.
    ///
    /// What `mvhd` says of such a file may be the length of its first fragment alone.
    private static func wholeLength(
        _ boxes: MP4Boxes,
        _ bytes: MP4Bytes
    ) throws(MP4Fault) -> UInt64? {
        guard let fragments = try boxes.first("mvex") else { return nil }
        guard let whole = try MP4Boxes(bytes, in: fragments.body).first("mehd") else {
            throw .fragments
        }
        let isLong = isLong(whole, bytes)
        guard whole.body.count >= (isLong ? 12 : 8) else { throw .damaged }
        let length = length(at: whole.body.lowerBound + 4, isLong: isLong, bytes)
        guard let length, length > 0 else { throw .fragments }
        return length
    }

    /// Whether a box is of version 1, which has 64 bits for times.
    private static func isLong(_ box: MP4Boxes.Box, _ bytes: MP4Bytes) -> Bool {
        bytes.number(at: box.body.lowerBound, bytes: 1) == 1
    }

    /// A length of time; nil for all ones, which mean that nobody knew.
    private static func length(at offset: Int, isLong: Bool, _ bytes: MP4Bytes) -> UInt64? {
        let units = bytes.number(at: offset, bytes: isLong ? 8 : 4)
        return units == (isLong ? .max : UInt64(UInt32.max)) ? nil : units
    }
}
