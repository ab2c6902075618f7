/// Hands the events of one source to whoever listens, in order.
@MainActor final class EventHub<Event: Sendable> {
    private var observers: [Int: @MainActor (Event) -> Void] = [:]
    private var streams: [Int: AsyncStream<Event>.Continuation] = [:]
    private var nextKey = 0
    private var waiting: [Event] = []
    private var isEmitting = false

    /// What a stream keeps for a reader that does not come; the newest stay.
    private let mostUnread = 1000

    nonisolated init() {}

    deinit {
        for key in streams.keys.sorted() {
            streams[key]?.finish()
        }
    }

    /// The events from now on, until the source goes or the reader stops.
    func stream() -> AsyncStream<Event> {
        let key = makeKey()
        let (stream, continuation) = AsyncStream.makeStream(
            of: Event.self,
            bufferingPolicy: .bufferingNewest(mostUnread)
        )
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[key] = nil }
        }
        streams[key] = continuation
        return stream
    }

    /// Calls `observer` with each event until the observation is cancelled or let go.
    func observe(_ observer: @escaping @MainActor (Event) -> Void) -> Observation {
        let key = makeKey()
        observers[key] = observer
        return Observation { [weak self] in self?.observers[key] = nil }
    }

    /// What an observer causes comes after what it was told of, for all who listen.
    func emit(_ event: Event) {
        waiting.append(event)
        guard !isEmitting else { return }
        isEmitting = true
        defer { isEmitting = false }
        while !waiting.isEmpty {
            hand(out: waiting.removeFirst())
        }
    }

    private func hand(out event: Event) {
        for key in observers.keys.sorted() {
            // Those before may have cancelled it.
            observers[key]?(event)
        }
        for key in streams.keys.sorted() {
            streams[key]?.yield(event)
        }
    }

    private func makeKey() -> Int {
        nextKey += 1
        return nextKey
    }
}
