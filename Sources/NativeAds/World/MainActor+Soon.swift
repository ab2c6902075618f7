import Dispatch
import Foundation

extension MainActor {
    /// Does something at once where this is the main actor's turn already, else as soon as it is.
    ///
    /// For calls that any thread may make and that read what an app may change right after them.
    package static func soon(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            assumeIsolated(work)
        } else {
            Task { @MainActor in work() }
        }
    }

    #if os(Linux)
    /// Whether this is the main actor's turn.
    ///
    /// The main queue changes its thread once the first one waits for it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    /// Only the main queue has it.
    private static let mark = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    #else
    /// Whether this is the main actor's turn.
    static var isCurrent: Bool { Thread.isMainThread }
    #endif
}
