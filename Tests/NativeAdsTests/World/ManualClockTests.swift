import Testing

@testable import NativeAds

@MainActor struct ManualClockTests {
    /// A thread of the pool that the system takes away for a moment would make some take longer.
    @Test func `what is resumed on the main actor always goes on in the same turn`() async {
        let clock = ManualClock()
        await clock.settle()
        var turns: Set<Int> = []
        for _ in 0..<500 {
            var isOver = false
            Task {
                for _ in 0..<5 {
                    await withCheckedContinuation { waiting in
                        Task { waiting.resume() }
                    }
                }
                isOver = true
            }
            var count = 0
            while !isOver {
                await Task.yield()
                count += 1
            }
            turns.insert(count)
        }
        #expect(turns.count == 1)
    }
}
