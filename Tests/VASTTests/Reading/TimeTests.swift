import Foundation
import Testing

@testable import VAST

@Suite struct TimeTests {
    @Test(
        arguments: [
            ("00:00:30", 30), ("00:00:15.250", 15.25), ("120", 120), ("00:00:00", 0), ("", nil),
            ("30s", nil), ("00:90", nil), ("01:00:00", 3600), ("00:00:61", nil), ("-00:00:05", nil),
            ("00:61:00", nil), ("100:00:00", 360_000), ("00:00:", nil), ("::", nil), ("1e3", nil),
            ("00:00:05.", nil), ("00:00:.5", nil), ("0x10", nil), ("nan", nil), ("inf", nil),
            ("99999999999:00:00", nil), ("٣", nil),
        ] as [(String, Double?)]
    )
    func `a duration is a time or bare seconds`(text: String, seconds: Double?) throws {
        #expect(VASTTime.seconds(text) == seconds)
        let xml = Fixture.linear("<Duration> \(text) </Duration>")
        #expect(try VASTDocument.read(xml).document.ads.first?.linears.first?.duration == seconds)
    }

    @Test(
        arguments: [
            (30, "00:00:05", 5), (30, "20%", 6), (30, "33.3%", 9.99), (30, "100%", 30),
            (30, "110%", nil), (30, "5", 5), (30, "00:00:15.333", 15.333), (30, "00:00:45", nil),
            (nil, "25%", nil), (30, "", nil), (30, "%", nil), (nil, "00:00:05", 5), (0, "25%", nil),
            (0, "00:00:05", 5), (30, "-5%", nil), (30, "0%", 0),
        ] as [(Double?, String, Double?)]
    )
    func `an offset is a time or a part, and never comes past the end`(
        duration: Double?,
        text: String,
        seconds: Double?
    ) throws {
        let found = VASTTime.offset(text)?.seconds(of: duration)
        #expect(found.map { ($0 * 1e6).rounded() } == seconds.map { ($0 * 1e6).rounded() })
    }

    @Test func `a progress tracker without an offset is dropped`() throws {
        let reading = try VASTDocument.read(
            Fixture.linear(
                """
                <TrackingEvents><Tracking event="progress">https://t.example/a</Tracking>
                <Tracking event="progress" offset="soon">https://t.example/b</Tracking>
                <Tracking event="progress" offset="00:00:15.333">https://t.example/c</Tracking>
                </TrackingEvents>
                """
            )
        )
        let tracking = reading.document.ads.first?.linears.first?.tracking
        #expect(tracking?.map(\.url) == ["https://t.example/c"])
        #expect(tracking?.first?.offset == .seconds(15.333))
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000+00:00"), (1_583_020_799.5, "2020-02-29T23:59:59.500+00:00"),
        (1_795_996_800, "2026-11-30T00:00:00.000+00:00"), (-1, "1969-12-31T23:59:59.000+00:00"),
    ])
    func `a timestamp is ISO 8601 with thousandths and offset`(seconds: Double, text: String) {
        #expect(VASTTime.text(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(arguments: [
        (4.65, "00:00:04.650"), (3661.0004, "01:01:01.000"), (-1, "00:00:00.000"),
        (.nan, "00:00:00.000"), (59.9996, "00:01:00.000"), (1e300, "99:59:59.000"),
    ])
    func `a playhead is a time with thousandths`(seconds: Double, text: String) {
        #expect(VASTTime.text(seconds) == text)
    }
}
