import Foundation

/// What the system tells of the app, by the notifications that UIKit posts.
///
/// They are named here by their strings, so that the engine needs no UIKit. A network that is back
/// is told of by nobody: the engine takes an app that comes to the front, and any answer to a
/// request, for a sign of it.
enum SystemChanges {
    private static let names: [(name: String, change: WorldChange)] = [
        ("UIApplicationDidBecomeActiveNotification", .active),
        ("UIApplicationDidEnterBackgroundNotification", .background),
        ("UIApplicationDidReceiveMemoryWarningNotification", .memoryWarning),
    ]

    @Sendable static func stream() -> AsyncStream<WorldChange> { stream(of: .default) }

    /// What a center tells.
    static func stream(of center: NotificationCenter) -> AsyncStream<WorldChange> {
        let (stream, continuation) = AsyncStream.makeStream(of: WorldChange.self)
        let observers = Locked(
            names.map { name, change in
                center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in
                    continuation.yield(change)
                }
            }
        )
        continuation.onTermination = { _ in
            observers.withLock { observers in
                for observer in observers {
                    center.removeObserver(observer)
                }
            }
        }
        return stream
    }
}
