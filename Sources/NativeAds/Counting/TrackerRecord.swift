import Foundation

/// A URL that is to be called.
struct TrackerRecord: Sendable, Hashable {
    /// Unique among all records of all runs.
    let id: String
    let url: URL
    /// When it was written down, in seconds since 1970.
    var time: TimeInterval

    /// What it takes in memory and on disk, in bytes, more or less.
    var size: Int { url.absoluteString.utf8.count }
}
