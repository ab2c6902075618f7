import Foundation
import Testing

@testable import NativeAds

/// The rules of RFC 9111, with the section that each is from.
struct CacheLifeTests {
    /// 1 January 2026, noon.
    private static let now = Date(timeIntervalSince1970: 1_767_268_800)
    private static let noon = "Thu, 01 Jan 2026 12:00:00 GMT"
    private static let eleven = "Thu, 01 Jan 2026 11:00:00 GMT"
    private static let one = "Thu, 01 Jan 2026 13:00:00 GMT"
    private static let (day, year) = (86_400.0, 31_536_000.0)

    @Test(
        arguments: [
            ("silent: a guess of our own", [:], day),
            ("4.2.1 max-age", ["cache-control": "max-age=60"], 60),
            ("5.2 names in any case", ["cache-control": "public, Max-Age=60"], 60),
            ("5.2 quoted", ["cache-control": #"max-age="60""#], 60),
            ("5.2 spaces", ["cache-control": " private ,  max-age=60 "], 60),
            ("5.2 unknown ones", ["cache-control": "immutable, x=1, max-age=60,,"], 60),
            ("4.2.1 the first of two", ["cache-control": "max-age=9, max-age=60"], 9),
            ("4.2.1 said wrongly is over", ["cache-control": "max-age=x"], 0),
            ("1.2.2 negative is wrong", ["cache-control": "max-age=-5"], 0),
            ("1.2.2 too large for any", ["cache-control": "max-age=99999999999999999999"], year),
            ("5.2.2.10 not for this cache", ["cache-control": "s-maxage=9, max-age=60"], 60),
            ("5.2.2.7 this cache is one person's", ["cache-control": "private, max-age=60"], 60),
            ("5.2.2.4 no-cache", ["cache-control": "no-cache, max-age=60"], 0),
            ("4.2.1 expires less date", ["expires": one, "date": noon], 3600),
            ("4.2.1 expires without date", ["expires": one], 3600),
            ("4.2.1 max-age wins", ["cache-control": "max-age=60", "expires": one], 60),
            ("5.3 what is no date is over", ["expires": "0"], 0),
            ("5.3 in the past", ["expires": eleven, "date": noon], 0),
            ("4.2.3 age", ["cache-control": "max-age=60", "age": "50"], 10),
            ("4.2.3 age beyond its life", ["cache-control": "max-age=60", "age": "70"], 0),
            ("5.1 what is no age", ["cache-control": "max-age=60", "age": "-3"], 60),
            ("4.2.3 made an hour ago", ["cache-control": "max-age=4000", "date": eleven], 400),
            (
                "4.2.3 the greater of two",
                ["cache-control": "max-age=9999", "date": eleven, "age": "9"],
                6399
            ),
            ("4.2.3 a clock that is ahead", ["cache-control": "max-age=60", "date": one], 60),
            (
                "4.2.2 a tenth of what it did not change", ["last-modified": eleven, "date": noon],
                360
            ),
            ("4.2.2 changed in the future", ["last-modified": one, "date": noon], 0),
            (
                "4.2.2 at most a week",
                ["last-modified": "Sat, 01 Jan 2000 12:00:00 GMT", "date": noon], 7 * day
            ),
        ] as [(String, [String: String], Double)]
    )
    func `is fresh as long as`(rule: String, headers: [String: String], seconds: Double) {
        let life = CacheLife(headers, receivedAt: Self.now)
        #expect(life.fresh == seconds, "\(rule)")
        #expect(life.isKept)
    }

    @Test(
        arguments: [
            ("no-store", "", false), ("NO-STORE, max-age=60", "", false),
            ("max-age=60", "*", false),
            ("no-cache", "", true), ("", "accept", true), ("nostore", "", true),
        ]
    )
    func `is kept unless`(rules: String, vary: String, isKept: Bool) {
        let headers = ["cache-control": rules, "vary": vary]
        #expect(CacheLife(headers, receivedAt: Self.now).isKept == isKept)
    }

    @Test(
        arguments: [
            ("", day), ("max-age=60", day), ("max-age=60, stale-if-error=9", 9),
            ("stale-if-error=x", 0), ("max-age=60, must-revalidate", 0), ("no-cache", 0),
            ("must-revalidate, stale-if-error=9", 0), ("stale-if-error=99999999999999", year),
        ]
    )
    func `stands in for a server that fails as long as`(rules: String, seconds: Double) {
        #expect(CacheLife(["cache-control": rules], receivedAt: Self.now).grace == seconds)
    }

    @Test(
        arguments: [
            (noon, 1_767_268_800), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
            ("Sun, 06 Nov 1994 08:49:37 CET", nil), ("Sun, 31 Foo 1994 08:49:37 GMT", nil),
            ("Sunday, 06-Nov-94 08:49:37 GMT", nil), ("Sun Nov  6 08:49:37 1994", nil), ("", nil),
            ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 00 Nov 1994 08:49:37 GMT", nil),
        ] as [(String, Double?)]
    )
    func `reads dates as HTTP writes them`(text: String, seconds: Double?) {
        #expect(HTTPDate.seconds(text) == seconds)
    }
}
