public import Foundation

/// Which of an ad's media files to play.
///
/// A file must be of a type that the player plays. Of those within the bit rate the smallest one
/// that covers the slot wins, else the largest; a file of unknown size comes after those of known
/// size, and one beyond the bit rate only where no other is left.
public struct MediaChoice: Sendable, Hashable {
    /// The types that every Apple player plays: MP4 and HLS.
    public static let defaultTypes = [
        "video/mp4", "application/x-mpegURL", "application/vnd.apple.mpegurl",
    ]

    /// MIME types that the player plays; case and parameters do not matter.
    public var types: [String]
    /// The place on the screen in points; `nil` where not known yet.
    public var slot: CGSize?
    /// Pixels a point.
    public var scale: Double
    /// Kilobits a second that the network should carry; `nil` for no limit.
    public var bitrateCap: Int?

    /// What a player plays, and where.
    public init(
        types: [String] = MediaChoice.defaultTypes,
        slot: CGSize? = nil,
        scale: Double = 1,
        bitrateCap: Int? = nil
    ) {
        self.types = types
        self.slot = slot
        self.scale = scale
        self.bitrateCap = bitrateCap
    }

    /// The file to play; `nil` is VAST's error 403.
    public static func index(
        of files: [MediaFile],
        types: [String] = MediaChoice.defaultTypes,
        slot: CGSize? = nil,
        scale: Double = 1,
        bitrateCap: Int? = nil
    ) -> Int? {
        MediaChoice(types: types, slot: slot, scale: scale, bitrateCap: bitrateCap)
            .order(of: files).first
    }

    /// The files that can be played, the best first: the next one's turn comes when one fails.
    public func order(of files: [MediaFile]) -> [Int] {
        let playable = Set(types.map(Self.essence))
        let ranked = files.indices.compactMap { index in
            plays(files[index], playable) ? (rank: rank(files[index]), index: index) : nil
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
    }

    private func plays(_ file: MediaFile, _ playable: Set<String>) -> Bool {
        guard !file.url.isEmpty, file.apiFramework?.uppercased() != "VPAID" else { return false }
        let type = Self.essence(file.type)
        if !type.isEmpty { return playable.contains(type) }
        return Self.types(ofFileAt: file.url).contains { playable.contains($0) }
    }

    private func rank(_ file: MediaFile) -> Rank {
        let rate = file.minBitrate ?? file.bitrate ?? file.maxBitrate
        let excess =
            bitrateCap.flatMap { cap in rate.map { max(Double($0) - Double(cap), 0) } } ?? 0
        guard let width = file.width, let height = file.height else {
            return Rank(excess: excess, fit: .unknown, distance: 0)
        }
        let area = Double(width) * Double(height)
        guard let slot, slot.width > 0, slot.height > 0, scale > 0 else {
            return Rank(excess: excess, fit: .covers, distance: -area)
        }
        // A picture that fills one side of the slot is as sharp as the slot can show.
        let covers =
            Double(width) >= Double(slot.width) * scale
            || Double(height) >= Double(slot.height) * scale
        return Rank(
            excess: excess,
            fit: covers ? .covers : .tooSmall,
            distance: covers ? area : -area
        )
    }

    private struct Rank: Comparable {
        enum Fit: Int { case covers, tooSmall, unknown }

        let excess: Double
        let fit: Fit
        let distance: Double

        static func < (left: Rank, right: Rank) -> Bool {
            (left.excess, left.fit.rawValue, left.distance)
                < (right.excess, right.fit.rawValue, right.distance)
        }
    }

    /// A MIME type without its parameters, in lower case.
    static func essence(_ type: String) -> String {
        let essence = type.prefix { $0 != ";" }
        return essence.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    }

    /// What the end of a file's name says of its type.
    static func types(ofFileAt url: String) -> [String] {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return [] }
        return switch name[name.index(after: dot)...].lowercased() {
        case "mp4", "m4v": ["video/mp4"]
        case "m3u8": ["application/x-mpegurl", "application/vnd.apple.mpegurl"]
        case "mov": ["video/quicktime"]
        case "webm": ["video/webm"]
        case "mpd": ["application/dash+xml"]
        default: []
        }
    }
}
