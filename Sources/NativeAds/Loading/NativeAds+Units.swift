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
        // No task group: its tasks begin elsewhere, and a virtual world must stay in order.
        let loads = zip(seats(for: units.count), units).map { seat, unit in
            Task {
                let outcome = await outcome(of: unit, at: seat)
                (try? outcome.get())?.forEach(begin)
                onOutcome?(seat.number, outcome)
                return outcome
            }
        }
        return await withTaskCancellationHandler {
            var outcomes: [Result<[NativeAd], AdError>] = []
            for load in loads { outcomes.append(await load.value) }
            return outcomes
        } onCancel: {
            for load in loads { load.cancel() }
        }
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
