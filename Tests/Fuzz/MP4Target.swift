import AdServer
import Foundation

extension FuzzTarget {
    /// The header of a film that somebody wants to have sold.
    static let mp4 = FuzzTarget(name: "mp4") { bytes, count in
        read(bytes, count) { data in
            do throws(MP4Fault) {
                let header = try MP4Header(Array(data))
                precondition((1...16_384).contains(header.width), "Width: \(header.width)")
                precondition((1...16_384).contains(header.height), "Height: \(header.height)")
                precondition((1...3_600_000).contains(header.milliseconds), "It never ends.")
                precondition(!header.codec.isEmpty, "A codec without a name.")
            } catch {
                precondition(!error.clause.isEmpty, "A refusal must say why.")
            }
        }
    }
}
