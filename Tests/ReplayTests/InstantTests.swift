import Replay
import Testing

struct InstantTests {
    @Test(arguments: [
        (0, "0"), (3, "3"), (2.5, "2.5"), (8.15, "8.15"), (8.016667, "8.017"), (0.0004, "0"),
        (0.0005, "0.001"), (1e7, "10000000"), (60.001, "60.001"),
    ])
    func `seconds are printed with at most three decimals`(seconds: Double, text: String) {
        #expect(Instant(seconds: seconds).text == text)
    }

    @Test func `tenths add up exactly for a whole day`() {
        let tenth = Instant(seconds: 0.1)
        let day = (0..<864_000).reduce(Instant.zero) { sum, _ in sum + tenth }
        #expect(day == Instant(seconds: 86_400))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `what is no time traps nobody`(seconds: Double) {
        _ = Instant(seconds: seconds).text
    }
}
