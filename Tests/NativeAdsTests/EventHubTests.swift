import Testing

@testable import NativeAds

@MainActor struct EventHubTests {
    @Test func `tells all who listen in one order, whatever a listener causes`() async {
        let hub = EventHub<AdEvent>()
        var seen: [[AdEvent]] = [[], []]
        let stream = hub.stream()
        let first = hub.observe { event in
            seen[0].append(event)
            if event == .rendered { hub.emit(.note("caused")) }
        }
        let second = hub.observe { seen[1].append($0) }
        defer {
            first.cancel()
            second.cancel()
        }
        hub.emit(.rendered)
        hub.emit(.impression)
        let expected: [AdEvent] = [.rendered, .note("caused"), .impression]
        #expect(seen == [expected, expected])
        var reader = stream.makeAsyncIterator()
        for event in expected {
            #expect(await reader.next() == event)
        }
    }

    @Test func `tells nothing to whom another listener has just cancelled`() {
        let hub = EventHub<AdEvent>()
        var second: Observation?
        var told = 0
        let first = hub.observe { _ in second?.cancel() }
        second = hub.observe { _ in told += 1 }
        hub.emit(.rendered)
        first.cancel()
        #expect(told == 0)
    }

    @Test func `keeps only the newest for a reader that does not come`() async {
        let hub = EventHub<AdEvent>()
        let stream = hub.stream()
        for number in 0..<5000 {
            hub.emit(.note("\(number)"))
        }
        var reader = stream.makeAsyncIterator()
        #expect(await reader.next() == .note("4000"))
    }

    @Test func `lets go of a listener that cancelled`() {
        let hub = EventHub<AdEvent>()
        weak var probe: Probe?
        do {
            let held = Probe()
            probe = held
            let observation = hub.observe { _ in held.count += 1 }
            hub.emit(.bound)
            #expect(held.count == 1)
            observation.cancel()
        }
        #expect(probe == nil)
    }

    private final class Probe {
        var count = 0
    }
}
