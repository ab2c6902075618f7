import Testing

@testable import NativeAds

@MainActor struct AdLoaderTests {
    private let stage = Stage()
    private let ads: NativeAds

    init() {
        ads = stage.engine()
        stage.answer(
            .response(bids: [.bid(#"{"assets":[],"link":{"url":"https://a.example"}}"#)]),
            after: 1
        )
    }

    private func start(_ loader: AdLoader) -> Outcome {
        let outcome = Outcome()
        outcome.task = Task {
            do throws(AdError) {
                outcome.results.append(
                    .success(try await loader.load("home", from: ads, assets: .headline))
                )
            } catch {
                outcome.results.append(.failure(error))
            }
        }
        return outcome
    }

    @Test func `refuses fifty loads while one is under way, each once`() async {
        let loader = AdLoader()
        let outcomes = (0..<50).map { _ in start(loader) }
        await stage.clock.settle()
        #expect(loader.isLoading)
        #expect(outcomes.dropFirst().allSatisfy { $0.error?.reason == .alreadyLoading })
        await stage.clock.advance(by: 1)
        #expect(!loader.isLoading)
        #expect(outcomes.allSatisfy { $0.results.count == 1 })
        #expect(outcomes.filter { $0.error == nil }.count == 1)
        #expect(stage.network.sent.count == 1)
    }

    @Test func `says that it has its ad, unless it may load again`() async {
        let once = AdLoader()
        let often = AdLoader(loadsAgain: true)
        for loader in [once, often] {
            _ = start(loader)
            await stage.clock.advance(by: 1)
        }
        let (refused, again) = (start(once), start(often))
        await stage.clock.advance(by: 1)
        #expect(refused.error?.reason == .alreadyLoaded)
        #expect(again.ads.count == 1)
    }

    @Test func `keeps a load alive that nobody holds, and lets it go afterwards`() async {
        let outcome = Outcome()
        weak var loader: AdLoader?
        do {
            let local = AdLoader()
            loader = local
            let task = start(local)
            task.results = []
            outcome.task = Task {
                await task.task?.value
                outcome.results = task.results
            }
        }
        await stage.clock.advance(by: 2)
        #expect(outcome.ads.count == 1)
        #expect(loader == nil)
    }
}
