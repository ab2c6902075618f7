import Testing

@testable import NativeAds

struct LoadMachineTests {
    typealias Candidate = LoadMachine.Candidate

    /// Feeds events to a new machine and gives the actions of the last.
    private func last(
        _ plan: LoadMachine.Plan,
        _ events: [LoadMachine.Event]
    ) -> [LoadMachine.Action] {
        var machine = LoadMachine(plan)
        return events.map { machine.handle($0) }.last ?? []
    }

    private let single = LoadMachine.Plan(hasBackfill: true)
    private let direct = Candidate(.direct, 0)

    @Test func `asks the direct source first`() {
        #expect(last(single, [.started]) == [.ask(.direct, count: 1)])
    }

    @Test(arguments: [.success(0), .failure(.noFill)] as [Result<Int, AdError>])
    func `asks the backfill once after no fill or only invalid bids`(
        answer: Result<Int, AdError>
    ) {
        #expect(last(single, [.started, .answered(answer)]) == [.ask(.backfill, count: 1)])
        #expect(
            last(single, [.started, .answered(answer), .answered(answer)])
                == [.fail(.backfillNoFill)]
        )
    }

    @Test(arguments: [AdError.network, .timeout, .badResponse, .invalidRequest])
    func `ends with any other failure of the direct source`(error: AdError) {
        #expect(last(single, [.started, .answered(.failure(error))]) == [.fail(error)])
    }

    @Test func `is no fill where there is no backfill`() {
        #expect(last(.init(), [.started, .answered(.success(0))]) == [.fail(.noFill)])
    }

    @Test func `tries the next bid when the main picture of the best fails`() {
        let events: [LoadMachine.Event] = [.started, .answered(.success(2)), .sunk(direct)]
        #expect(last(single, events) == [.prepare(Candidate(.direct, 1))])
        #expect(
            last(single, events + [.sunk(Candidate(.direct, 1))]) == [.ask(.backfill, count: 1)]
        )
    }

    @Test func `does not wait for pictures where they are lazy`() {
        let plan = LoadMachine.Plan(count: 2, waitsForPictures: false)
        #expect(
            last(plan, [.started, .answered(.success(3))])
                == [.finish([direct, Candidate(.direct, 1)])]
        )
    }

    @Test func `gives a batch out by price however its pictures come`() {
        let plan = LoadMachine.Plan(count: 2)
        #expect(
            last(
                plan,
                [
                    .started, .answered(.success(5)), .prepared(Candidate(.direct, 1)),
                    .prepared(direct),
                ]
            ) == [.finish([direct, Candidate(.direct, 1)])]
        )
    }

    @Test func `completes a batch from the backfill only where that is wanted`() {
        let events: [LoadMachine.Event] = [.started, .answered(.success(1)), .prepared(direct)]
        let plain = LoadMachine.Plan(count: 3, hasBackfill: true)
        #expect(last(plain, events) == [.finish([direct])])
        var topping = plain
        topping.topsUp = true
        #expect(last(topping, events) == [.ask(.backfill, count: 2)])
        #expect(
            last(topping, events + [.answered(.failure(.network))]) == [.finish([direct])]
        )
    }

    @Test func `is late when nothing was ready at the deadline`() {
        #expect(last(single, [.started, .deadlinePassed]) == [.fail(.timeout)])
        #expect(
            last(single, [.started, .answered(.success(1)), .deadlinePassed]) == [.fail(.timeout)]
        )
    }

    @Test func `gives out at the deadline what lacks only optional pictures`() {
        #expect(
            last(
                single,
                [.started, .answered(.success(1)), .deliverable(direct), .deadlinePassed]
            )
                == [.finish([direct])]
        )
    }

    @Test func `drops the ads of a batch that are not ready at the deadline`() {
        let plan = LoadMachine.Plan(count: 2)
        let second = Candidate(.direct, 1)
        let events: [LoadMachine.Event] = [.started, .answered(.success(2))]
        #expect(
            last(plan, events + [.prepared(second), .deadlinePassed]) == [.finish([second])]
        )
        #expect(last(plan, events + [.deadlinePassed]) == [.fail(.noFill)])
    }

    @Test(
        arguments: [
            [.started], [.started, .answered(.success(1))],
        ] as [[LoadMachine.Event]]
    )
    func `ends with a cancellation at any stage`(events: [LoadMachine.Event]) {
        #expect(last(single, events + [.cancelled]) == [.fail(.cancelled)])
    }

    @Test(
        arguments: [
            .started, .answered(.success(1)), .answered(.failure(.network)), .deadlinePassed,
            .cancelled, .prepared(Candidate(.direct, 0)), .sunk(Candidate(.direct, 0)),
        ] as [LoadMachine.Event]
    )
    func `has one outcome, whatever comes after it`(late: LoadMachine.Event) {
        #expect(last(single, [.started, .cancelled, late]) == [])
        #expect(
            last(single, [.started, .answered(.success(1)), .prepared(direct), late]) == []
        )
    }
}
