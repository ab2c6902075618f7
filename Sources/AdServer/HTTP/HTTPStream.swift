/// A body that is not in memory as a whole.
package struct HTTPStream: Sendable {
    /// The most bytes that are read at once for one peer.
    static let pieceLength = 65_536

    /// Bytes in all.
    package let length: Int
    /// At most so many of the bytes from an offset on; none where they cannot be had.
    package let read: @Sendable (_ offset: Int, _ limit: Int) -> ArraySlice<UInt8>

    /// Everything at once.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < length {
            let piece = read(bytes.count, length - bytes.count)
            guard !piece.isEmpty else { break }
            bytes += piece
        }
        return bytes
    }
}
