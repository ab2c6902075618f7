/// Gives a test the screen to itself: tests that wait while their window is shown would otherwise
/// get in each other's way, also those of different modules.
public struct OnScreen: TestTrait, SuiteTrait, TestScoping {
    /// Whether the tests of a suite have the trait too.
    public var isRecursive: Bool { true }

    /// Waits for the screen, runs the test, and passes the screen on.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        // A suite's turn is made of those of its tests.
        guard testCase != nil else { return try await function() }
        await Turn.shared.take()
        do {
            try await function()
        } catch {
            await Turn.shared.pass()
            throw error
        }
        await Turn.shared.pass()
    }
}

extension Trait where Self == OnScreen {
    /// The test has the screen to itself.
    public static var onScreen: OnScreen { OnScreen() }
}

private actor Turn {
    static let shared = Turn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
