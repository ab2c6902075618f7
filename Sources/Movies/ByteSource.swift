internal import CLibAV
internal import Foundation

/// Bytes in memory as libav reads them; nothing here opens a file or a connection.
final class ByteSource {
    private static let bufferSize = 32 << 10

    private let data: Data
    private var offset = 0
    /// How many bytes may still be asked for: a damaged file can send its reader in circles.
    private var credit = 0
    private(set) var context: UnsafeMutablePointer<AVIOContext>?

    init(_ data: Data) throws(MovieError) {
        self.data = data
        refill()
        guard let buffer = av_malloc(Self.bufferSize) else { throw .noMemory }
        context = avio_alloc_context(
            buffer.assumingMemoryBound(to: UInt8.self),
            Int32(Self.bufferSize),
            0,
            Unmanaged.passUnretained(self).toOpaque(),
            { ByteSource.of($0)?.read(into: $1, count: Int($2)) ?? ona_failed },
            nil,
            { ByteSource.of($0)?.seek(to: $1, from: $2) ?? Int64(ona_failed) }
        )
        if context == nil {
            av_free(buffer)
            throw .noMemory
        }
    }

    deinit {
        guard let context else { return }
        av_free(context.pointee.buffer)
        var owned: UnsafeMutablePointer<AVIOContext>? = context
        avio_context_free(&owned)
    }

    /// Allows the reading that one more picture may need.
    func refill() {
        credit = 4 * data.count + (64 << 20)
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> ByteSource? {
        pointer.map { Unmanaged<ByteSource>.fromOpaque($0).takeUnretainedValue() }
    }

    private func read(into buffer: UnsafeMutablePointer<UInt8>?, count: Int) -> Int32 {
        let length = min(count, data.count - offset)
        guard let buffer, length > 0 else { return ona_end_of_file }
        credit -= length
        guard credit > 0 else { return ona_failed }
        let start = data.startIndex + offset
        data.copyBytes(to: buffer, from: start..<(start + length))
        offset += length
        return Int32(length)
    }

    private func seek(to position: Int64, from whence: Int32) -> Int64 {
        let base: Int
        switch whence & ~AVSEEK_FORCE {
        case AVSEEK_SIZE: return Int64(data.count)
        case SEEK_SET: base = 0
        case SEEK_CUR: base = offset
        case SEEK_END: base = data.count
        default: return Int64(ona_invalid)
        }
        let (target, isTooBig) = base.addingReportingOverflow(Int(position))
        guard !isTooBig, (0...data.count).contains(target) else { return Int64(ona_invalid) }
        offset = target
        return Int64(target)
    }
}
