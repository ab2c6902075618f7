/// What was found where a catalog names a picture.
package enum PictureFile: Sendable {
    case bytes([UInt8])
    /// There is no file, or it may not be read.
    case missing
    /// Larger than `StoredPicture.byteLimit`, and therefore not read.
    case tooLarge
}
