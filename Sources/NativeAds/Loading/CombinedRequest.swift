import OpenRTB

/// One request for the loads of several units: gathers what they ask, sends it once, and deals the
/// bids out by the impressions that they answer.
///
/// It is sent when each load has asked or left. A load that waits for its bids leaves when its task
/// is cancelled; with the last of them the request ends.
@MainActor final class CombinedRequest {
    /// What servers take in one request, ours included.
    static let mostUnits = 20

    /// One load's part of it, which is asked as any source is.
    struct Seat: DemandSource {
        let number: Int
        let combined: CombinedRequest

        func offers(for request: BidRequest) async throws(AdError) -> Offers {
            try await combined.offers(for: request, at: number)
        }
    }

    private struct Waiter {
        let request: BidRequest
        let end: CheckedContinuation<Result<Offers, AdError>, Never>
    }

    private let source: any DemandSource
    /// Told where the units say different things of what is said once.
    private let note: @MainActor (String) -> Void
    /// The seats that may still ask.
    private var expected: Set<Int>
    private var waiting: [Int: Waiter] = [:]
    private var call: Task<Void, Never>?

    init(
        to source: any DemandSource,
        seats: Range<Int>,
        note: @escaping @MainActor (String) -> Void
    ) {
        self.source = source
        self.note = note
        expected = Set(seats)
    }

    /// The load of a seat will ask no more, and waits for nothing.
    func leave(_ seat: Int) {
        expected.remove(seat)
        waiting.removeValue(forKey: seat)?.end.resume(returning: .failure(.cancelled))
        if waiting.isEmpty { call?.cancel() } else { sendWhenComplete() }
    }

    private func offers(for request: BidRequest, at seat: Int) async throws(AdError) -> Offers {
        // A load asks its source once.
        guard expected.contains(seat), !Task.isCancelled else { throw .cancelled }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { end in
                expected.remove(seat)
                waiting[seat] = Waiter(request: request, end: end)
                sendWhenComplete()
            }
        } onCancel: {
            Task { @MainActor in self.leave(seat) }
        }
        return try result.get()
    }

    private func sendWhenComplete() {
        guard expected.isEmpty, call == nil else { return }
        let seats = waiting.keys.sorted()
        let (request, isOfOneMind) = BidRequest.combined(seats.compactMap { waiting[$0]?.request })
        guard let request else { return }
        if !isOfOneMind {
            note("Units of one request say different things of the person; the first is heard.")
        }
        let names = Dictionary(uniqueKeysWithValues: zip(seats, request.imp.map(\.id)))
        call = Task {
            do throws(AdError) {
                deal(try await source.offers(for: request), by: names)
            } catch {
                end(seats) { _ in .failure(error) }
            }
        }
    }

    /// Each bid goes to the seat whose impression it answers; what is odd is told once.
    private func deal(_ answer: Offers, by names: [Int: String]) {
        var notes = answer.notes
        end(names.keys.sorted()) { seat in
            defer { notes = [] }
            let own = answer.offers.filter { $0.creative.impID == names[seat] }
            return .success(
                Offers(offers: own, notes: notes, allowsBackfill: answer.allowsBackfill)
            )
        }
    }

    private func end(_ seats: [Int], _ result: (Int) -> Result<Offers, AdError>) {
        for seat in seats {
            guard let waiter = waiting.removeValue(forKey: seat) else { continue }
            waiter.end.resume(returning: result(seat))
        }
    }
}
