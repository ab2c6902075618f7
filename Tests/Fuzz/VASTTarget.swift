import Foundation
import VAST

extension FuzzTarget {
    /// VAST documents: read, followed through their wrappers, and checked.
    static let vast = FuzzTarget(name: "vast") { bytes, count in
        read(bytes, count) { _ in }
    }
}
