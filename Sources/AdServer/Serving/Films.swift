import Synchronization

/// Reads the bytes of videos while the server does other things.
///
/// It has a connection of its own, because a film is read long after the request for it was answered, on
/// the thread of the sockets. A video's bytes never change, so that no transaction need hold them still.
final class Films: Sendable {
    private let store: Mutex<VideoStore>

    init(path: String) throws(StorageError) {
        store = Mutex(VideoStore(try Database(path: path, mode: .read)))
    }

    /// A stretch of a video as the body of an answer.
    func stream(_ name: String, _ range: Range<Int>) -> HTTPStream {
        HTTPStream(length: range.count) { [self] offset, limit in
            read(name, range.dropFirst(offset).prefix(limit))
        }
    }

    /// The beginning of `range`, at most to the end of the part that it begins in.
    private func read(_ name: String, _ range: Range<Int>) -> ArraySlice<UInt8> {
        let (part, start) = range.lowerBound.quotientAndRemainder(
            dividingBy: VideoStore.partLength
        )
        // Who reads is told by a closed connection; the log has the failure when the next request comes.
        let bytes = store.withLock { (try? $0.part(part, of: name)) ?? [] }
        return bytes.dropFirst(start).prefix(range.count)
    }
}
