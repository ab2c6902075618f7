import Foundation
import Replay

extension FuzzTarget {
    /// Scenarios of `native-ads replay`.
    static let scenario = FuzzTarget(name: "scenario") { bytes, count in
        read(bytes, count) { _ in }
    }
}
