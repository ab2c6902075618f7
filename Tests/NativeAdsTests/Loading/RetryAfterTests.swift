import Foundation
import Testing

@testable import NativeAds

@MainActor struct RetryAfterTests {
    /// Sun, 06 Nov 1994 08:49:37 GMT.
    private static let date = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        arguments: [
            ("120", 120), (" 7 ", 7), ("0", 0), ("99999999999999999999999", 86_400),
            ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Mon, 07 Nov 1994 08:49:36 GMT", 86_399),
            ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 86_400),
            ("-5", nil), ("1.5", nil), ("soon", nil), ("", nil), ("Sun, 06 Nov 1994", nil),
            ("Sun, 06 Nov 1994 08:49:99 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
            ("Sun, 32 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Nom 1994 08:49:37 GMT", nil),
            ("Sun, 06 Nov 99999999999 08:49:37 GMT", nil), ("٣", nil),
        ] as [(String, Double?)]
    )
    func `takes seconds or a date and nothing else, for a day at most`(
        text: String,
        seconds: Double?
    ) {
        #expect(RetryAfter.seconds(text, at: Self.date) == seconds)
    }

    @Test(arguments: [
        ("Thu, 29 Feb 2024 00:00:00 GMT", "2024-02-29T00:00:00Z"),
        ("Fri, 01 Mar 2024 00:00:00 GMT", "2024-03-01T00:00:00Z"),
        ("Sun, 31 Dec 2000 23:59:59 GMT", "2000-12-31T23:59:59Z"),
        ("Thu, 01 Jan 1970 00:00:30 GMT", "1970-01-01T00:00:30Z"),
    ])
    func `knows the calendar`(text: String, same: String) throws {
        let date = try #require(ISO8601DateFormatter().date(from: same))
        #expect(RetryAfter.seconds(text, at: date.addingTimeInterval(-10)) == 10)
    }

    @Test(arguments: [429, 503])
    func `tells the app when a busy source wants to be asked again`(status: Int) async {
        let stage = Stage()
        stage.network.add(
            .init(
                .url(Stage.auction),
                .success(HTTPResponse(status: status, headers: ["Retry-After": "17"]))
            )
        )
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(outcome.error?.reason == .network)
        #expect(outcome.error?.status == status)
        #expect(outcome.error?.retryAfter == 17)
    }
}
