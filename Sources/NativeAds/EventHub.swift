/// Hands the events of one ad to whoever listens, in order.
@MainActor final class EventHub {
    private var observers: [Int: @MainActor (AdEvent) -> Void] = [:]
    private var streams: [Int: AsyncStream<AdEvent>.Continuation] = [:]
    private var nextKey = 0

    deinit {
        for stream in streams.values {
            stream.finish()
        }
    }

    /// The events from now on, until the ad goes or the reader stops.
    func stream() -> AsyncStream<AdEvent> {
        let key = makeKey()
        let (stream, continuation) = AsyncStream.makeStream(of: AdEvent.self)
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[key] = nil }
        }
        streams[key] = continuation
        return stream
    }

    /// Calls `observer` with each event until the observation is cancelled or let go.
    func observe(_ observer: @escaping @MainActor (AdEvent) -> Void) -> Observation {
        let key = makeKey()
        observers[key] = observer
        return Observation { [weak self] in self?.observers[key] = nil }
    }

    func emit(_ event: AdEvent) {
        for (_, observer) in observers.sorted(by: { $0.key < $1.key }) {
            observer(event)
        }
        for stream in streams.values {
            stream.yield(event)
        }
    }

    private func makeKey() -> Int {
        nextKey += 1
        return nextKey
    }
}
