import Foundation

/// Notices that some server answered, which shows that the network is there.
final class AnswerWatch: Sendable {
    private let listener = Locked<(@Sendable () -> Void)?>(nil)

    /// Calls `listener` with the next answer, once; a later listener takes its place.
    func listen(_ listener: @escaping @Sendable () -> Void) {
        self.listener.withLock { $0 = listener }
    }

    /// `world`, but its answers are noticed.
    func watching(_ world: World) -> World {
        var watched = world
        let send = world.send
        watched.send = { [self] request throws(TransportError) in
            let answer = try await send(request)
            notice()
            return answer
        }
        return watched
    }

    private func notice() {
        let told = listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        told?()
    }
}
