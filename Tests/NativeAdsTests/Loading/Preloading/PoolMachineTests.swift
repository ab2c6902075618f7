import Testing

@testable import NativeAds

struct PoolMachineTests {
    /// A source that always answers the same, asked as the machine wants; gives the times of asking.
    private func times(
        of answers: [PoolMachine.Event],
        until end: Double,
        missing: Int = 1,
        _ machine: inout PoolMachine,
        from start: Double = 0,
        first: PoolMachine.Event = .asked
    ) -> [Double] {
        var asked: [Double] = []
        var left = answers
        var time = start
        var actions = machine.handle(first, missing: missing, at: time)
        while !actions.isEmpty, time <= end {
            switch actions.removeFirst() {
            case .load:
                asked.append(time)
                let answer = left.count > 1 ? left.removeFirst() : left.first
                if let answer { actions += machine.handle(answer, missing: missing, at: time) }
            case .wake(let due):
                time = due
                guard time <= end else { return asked }
                actions += machine.handle(.woke, missing: missing, at: time)
            case .cancel: break
            }
        }
        return asked
    }

    @Test func `asks seven times while the network is away, and then is silent`() {
        var machine = PoolMachine()
        #expect(
            times(of: [.failed(.network)], until: 1e6, &machine) == [0, 1, 3, 7, 15, 31, 63]
        )
        #expect(machine.waitsForNetwork)
        #expect(machine.handle(.woke, missing: 1, at: 2e6).isEmpty)
        #expect(machine.handle(.aged, missing: 1, at: 2e6).isEmpty)
    }

    @Test(arguments: [PoolMachine.Event.reachable, .asked, .resumed])
    func `begins anew when the network is back, the app asks or comes to the front`(
        event: PoolMachine.Event
    ) {
        var machine = PoolMachine()
        _ = times(of: [.failed(.timeout)], until: 1e6, &machine)
        #expect(
            times(of: [.failed(.network)], until: 1e6, &machine, from: 500, first: event)
                == [500, 501, 503, 507, 515, 531, 563]
        )
    }

    @Test(
        arguments: [
            (AdError(.network, status: 503), false), (AdError(.network, status: 429), false),
            (.badResponse, false), (.invalidRequest, false), (.internal, false), (.network, true),
            (.timeout, true),
        ] as [(AdError, Bool)]
    )
    func `takes the network's return for a reason only where the network was the fault`(
        error: AdError,
        helps: Bool
    ) {
        var machine = PoolMachine()
        _ = times(of: [.failed(error)], until: 1e6, &machine)
        #expect(machine.hasGivenUp)
        #expect(machine.waitsForNetwork == helps)
        #expect(machine.handle(.reachable, missing: 1, at: 1e6) == (helps ? [.load(1)] : []))
    }

    @Test func `asks an empty source after half a minute, ever more rarely, until it has an ad`() {
        var machine = PoolMachine()
        #expect(
            times(of: [.failed(.noFill)], until: 1500, &machine)
                == [0, 30, 90, 210, 450, 750, 1050, 1350]
        )
        #expect(machine.handle(.woke, missing: 1, at: 1650) == [.load(1)])
        #expect(machine.handle(.loaded(1), missing: 0, at: 1650).isEmpty)
        // Success resets.
        #expect(machine.handle(.asked, missing: 1, at: 1700) == [.load(1)])
        #expect(machine.handle(.failed(.backfillNoFill), missing: 1, at: 1700) == [.wake(at: 1730)])
    }

    @Test func `asks no empty source within half a minute, whoever wants it`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 1, at: 0)
        #expect(machine.handle(.failed(.noFill), missing: 1, at: 0) == [.wake(at: 30)])
        #expect(machine.handle(.asked, missing: 1, at: 5) == [.wake(at: 30)])
        #expect(machine.handle(.resumed, missing: 1, at: 6) == [.wake(at: 30)])
        #expect(machine.handle(.reachable, missing: 1, at: 7).isEmpty)
        _ = machine.handle(.woke, missing: 1, at: 30)
        // The second pause is a minute, but the app may shorten it to half of one.
        #expect(machine.handle(.failed(.noFill), missing: 1, at: 30) == [.wake(at: 90)])
        #expect(machine.handle(.asked, missing: 1, at: 59) == [.wake(at: 60)])
        #expect(machine.handle(.woke, missing: 1, at: 60) == [.load(1)])
    }

    @Test func `hurries no server that has just failed, however often the app asks`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 1, at: 0)
        #expect(machine.handle(.failed(.network), missing: 1, at: 0) == [.wake(at: 1)])
        for _ in 0..<100 {
            #expect(machine.handle(.asked, missing: 1, at: 0.5).isEmpty)
        }
    }

    @Test func `asks no sooner than the server wants, whatever else happens`() {
        let busy = AdError(.network, status: 429, retryAfter: 100)
        for event in [PoolMachine.Event.asked, .resumed, .reachable, .aged, .woke] {
            var machine = PoolMachine()
            _ = machine.handle(.asked, missing: 1, at: 0)
            #expect(machine.handle(.failed(busy), missing: 1, at: 0) == [.wake(at: 100)])
            #expect(!machine.handle(event, missing: 1, at: 50).contains(.load(1)))
            #expect(machine.handle(.woke, missing: 1, at: 100) == [.load(1)])
        }
    }

    @Test func `asks no sooner than the server wants after it has fallen silent`() {
        var machine = PoolMachine()
        _ = times(of: [.failed(AdError(.network, status: 503))], until: 31, &machine)
        _ = machine.handle(.woke, missing: 1, at: 63)
        let busy = AdError(.network, status: 503, retryAfter: 3600)
        #expect(machine.handle(.failed(busy), missing: 1, at: 63).isEmpty)
        #expect(machine.handle(.asked, missing: 1, at: 70) == [.wake(at: 3663)])
    }

    @Test func `takes what it gets of a batch, and asks for the rest half a minute later`() {
        var machine = PoolMachine()
        #expect(machine.handle(.asked, missing: 5, at: 0) == [.load(5)])
        #expect(machine.handle(.loaded(2), missing: 3, at: 1) == [.wake(at: 31)])
        #expect(machine.handle(.woke, missing: 3, at: 31) == [.load(3)])
        #expect(machine.handle(.loaded(3), missing: 0, at: 32).isEmpty)
    }

    @Test func `asks at once for what was taken while the whole batch came`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 2, at: 0)
        #expect(machine.handle(.asked, missing: 3, at: 0.5).isEmpty)
        #expect(machine.handle(.loaded(2), missing: 1, at: 1) == [.load(1)])
    }

    @Test func `replaces what grows old, but not every second what lives for one`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 1, at: 0)
        _ = machine.handle(.loaded(1), missing: 0, at: 0)
        #expect(machine.handle(.aged, missing: 1, at: 1) == [.wake(at: 30)])
        _ = machine.handle(.woke, missing: 1, at: 30)
        _ = machine.handle(.loaded(1), missing: 0, at: 30)
        #expect(machine.handle(.aged, missing: 1, at: 3570) == [.load(1)])
    }

    @Test func `stops with the app and goes on with it`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 1, at: 0)
        #expect(machine.handle(.paused, missing: 1, at: 1) == [.cancel])
        #expect(machine.handle(.paused, missing: 1, at: 1).isEmpty)
        #expect(machine.handle(.failed(.network), missing: 1, at: 1).isEmpty)
        for event in [PoolMachine.Event.asked, .aged, .reachable, .woke] {
            #expect(machine.handle(event, missing: 1, at: 2).isEmpty)
        }
        #expect(machine.handle(.resumed, missing: 1, at: 3) == [.load(1)])
        #expect(machine.handle(.resumed, missing: 1, at: 3).isEmpty)
    }

    @Test func `keeps its pause while the app is away`() {
        var machine = PoolMachine()
        _ = machine.handle(.asked, missing: 1, at: 0)
        _ = machine.handle(.failed(.noFill), missing: 1, at: 0)
        #expect(machine.handle(.paused, missing: 1, at: 1) == [.cancel])
        #expect(machine.handle(.resumed, missing: 1, at: 10) == [.wake(at: 30)])
    }

    @Test func `asks for nothing where nothing is missing`() {
        var machine = PoolMachine()
        for event in [PoolMachine.Event.asked, .aged, .resumed, .reachable, .woke] {
            #expect(machine.handle(event, missing: 0, at: 1).isEmpty)
        }
    }

    @Test func `survives anything in any order, and never asks twice at once`() {
        var random = SeededNumbers(seed: 3)
        let events: [PoolMachine.Event] = [
            .asked, .aged, .loaded(1), .failed(.network), .failed(.noFill), .failed(.cancelled),
            .failed(AdError(.network, retryAfter: .infinity)), .woke, .reachable, .paused, .resumed,
        ]
        for _ in 0..<200 {
            var machine = PoolMachine()
            var isLoading = false
            var time = 0.0
            for _ in 0..<50 {
                guard let event = events.randomElement(using: &random) else { return }
                switch event {
                case .loaded, .failed: isLoading = false
                default: break
                }
                for action in machine.handle(event, missing: 1, at: time) {
                    switch action {
                    case .load:
                        #expect(!isLoading)
                        isLoading = true
                    case .cancel: isLoading = false
                    case .wake(let due): #expect(due >= time)
                    }
                }
                time += Double.random(in: 0...40, using: &random)
            }
        }
    }
}
