/// What was found where a catalog names a picture or a video.
package enum CatalogFile: Sendable {
    case bytes([UInt8])
    /// There is no file, or it may not be read.
    case missing
    /// Larger than was allowed, and therefore not read.
    case tooLarge
}
