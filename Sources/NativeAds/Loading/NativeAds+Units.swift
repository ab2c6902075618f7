extension NativeAds {
    /// Loads ads for several units with one request; each unit has one outcome, in their order.
    ///
    /// Each is bounded by its own timeout, and a unit that fails takes no other with it; `onOutcome`
    /// is told of each, by the unit's place in the list, as soon as it is there. What a request says
    /// of the app and the person is what the first unit says. More than 20 units go out in several
    /// requests. The backfill is asked for each unit by itself. Cancelling the task ends all.
    package func load(
        units: [UnitLoad],
        onOutcome: (@MainActor (Int, Result<[NativeAd], AdError>) -> Void)? = nil
    ) async -> [Result<[NativeAd], AdError>] {
        let seats = seats(for: units.count)
        var outcomes: [Result<[NativeAd], AdError>] = units.map { _ in .failure(.internal) }
        await withTaskGroup(of: (Int, Result<[NativeAd], AdError>).self) { group in
            for (seat, unit) in zip(seats, units) {
                group.addTask { await (seat.number, self.outcome(of: unit, at: seat)) }
            }
            for await (place, outcome) in group {
                (try? outcome.get())?.forEach(begin)
                outcomes[place] = outcome
                onOutcome?(place, outcome)
            }
        }
        return outcomes
    }

    private func seats(for count: Int) -> [CombinedRequest.Seat] {
        guard let direct = demand.sources[.direct] else { return [] }
        return stride(from: 0, to: count, by: CombinedRequest.mostUnits).flatMap { start in
            let places = start..<min(start + CombinedRequest.mostUnits, count)
            let combined = CombinedRequest(to: direct, seats: places) { [hub] in
                hub.emit(.note($0))
            }
            return places.map { CombinedRequest.Seat(number: $0, combined: combined) }
        }
    }

    private func outcome(
        of load: UnitLoad,
        at seat: CombinedRequest.Seat
    ) async -> Result<[NativeAd], AdError> {
        // Whoever never came to ask must keep nobody waiting.
        defer { seat.combined.leave(seat.number) }
        do throws(AdError) {
            return .success(
                try await demand.asking(seat).load(
                    load.unit,
                    count: load.count,
                    assets: load.assets,
                    timeout: load.timeout,
                    trackers: load.trackers,
                    options: load.options
                )
            )
        } catch {
            return .failure(error)
        }
    }
}
