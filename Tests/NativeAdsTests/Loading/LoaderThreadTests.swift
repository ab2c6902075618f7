import Foundation
import Testing

@testable import NativeAds

/// Loads may be started and ads be let go on any thread; the engine works on the main actor.
@MainActor struct LoaderThreadTests {
    private let stage = Stage()

    init() {
        stage.answer(.response(bids: [.bid(#"{"assets":[],"link":{"url":"https://a.example"}}"#)]))
    }

    /// Runs `work` so many times, spread over eight threads, and returns when all are through.
    private nonisolated func onThreads(
        _ count: Int,
        _ work: @escaping @Sendable (Int) -> Void
    ) async {
        let left = Locked(count)
        await withCheckedContinuation { continuation in
            for thread in 0..<8 {
                Thread.detachNewThread {
                    for number in stride(from: thread, to: count, by: 8) {
                        work(number)
                        let isLast = left.withLock { left in
                            left -= 1
                            return left == 0
                        }
                        if isLast { continuation.resume() }
                    }
                }
            }
        }
    }

    @Test func `gives fifty loads from eight threads an outcome each, and one of them the ad`()
        async throws
    {
        let ads = stage.engine()
        let loader = AdLoader()
        let outcomes = Locked<[Result<[NativeAd], AdError>]>([])
        let tasks = Locked<[Task<Void, Never>]>([])
        await onThreads(50) { _ in
            let task = Task {
                let outcome: Result<[NativeAd], AdError>
                do throws(AdError) {
                    outcome = .success(try await loader.load("home", from: ads, assets: .headline))
                } catch {
                    outcome = .failure(error)
                }
                outcomes.withLock { $0.append(outcome) }
            }
            tasks.withLock { $0.append(task) }
        }
        for task in tasks.withLock({ $0 }) {
            await task.value
        }
        let results = outcomes.withLock { $0 }
        #expect(results.count == 50)
        #expect(results.filter { (try? $0.get().count) == 1 }.count == 1)
        let refusals = results.compactMap { result -> AdError.Reason? in
            if case .failure(let error) = result { error.reason } else { nil }
        }
        #expect(Set(refusals).isSubset(of: [.alreadyLoading, .alreadyLoaded]))
        #expect(stage.network.sent.count == 1)
    }

    private actor Feed {
        func load(_ ads: NativeAds) async throws -> String {
            let ad = try await ads.load("home", assets: .headline)
            return await ad.unit
        }
    }

    @Test func `loads for an actor and for a detached task`() async throws {
        let ads = stage.engine()
        #expect(try await Feed().load(ads) == "home")
        let task = Task.detached { try await ads.load("home", assets: .headline).unit }
        #expect(try await task.value == "home")
    }

    @Test func `may be asked again from within the outcome`() async throws {
        let ads = stage.engine()
        let loader = AdLoader(loadsAgain: true)
        let task = Task {
            let first = try await loader.load("home", from: ads, assets: .headline)
            #expect(!loader.isLoading)
            return first + (try await loader.load("home", from: ads, assets: .headline))
        }
        let loaded = try await task.value
        #expect(Set(loaded.map(\.id)).count == 2)
        #expect(stage.network.sent.count == 2)
    }

    @Test func `may be asked again from within a failure`() async throws {
        let empty = Stage()
        empty.answer("", status: 503)
        let ads = empty.engine()
        let loader = AdLoader()
        let task = Task {
            for _ in 0..<3 {
                do throws(AdError) {
                    _ = try await loader.load("home", from: ads, assets: .headline)
                } catch {
                    #expect(error.reason == .network)
                    #expect(!loader.isLoading)
                }
            }
        }
        await task.value
        #expect(empty.network.sent.count == 3)
    }

    @Test func `cleans up after an ad whose last reference goes on another thread`() async throws {
        weak var probe: NativeAd?
        let holder = Locked<NativeAd?>(nil)
        do {
            let ad = try await stage.engine().load("home", assets: .headline)
            try ad.bind(Binding(view: "cell"))
            probe = ad
            holder.withLock { $0 = ad }
        }
        await stage.clock.settle()
        #expect(stage.clock.sleeperCount == 1)
        await onThreads(1) { _ in holder.withLock { $0 = nil } }
        await stage.clock.settle()
        #expect(probe == nil)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `ends a load whose loader and engine nobody holds, and then frees both`()
        async throws
    {
        weak var engine: NativeAds?
        weak var loader: AdLoader?
        let task: Task<[NativeAd], any Error>
        do {
            let ads = stage.engine()
            let local = AdLoader()
            (engine, loader) = (ads, local)
            task = Task { try await local.load("home", from: ads, assets: .headline) }
        }
        #expect(try await task.value.count == 1)
        await stage.clock.settle()
        #expect(engine == nil && loader == nil)
    }
}
