import Foundation
import Synchronization
import Testing
import VAST

@Suite struct MacroTests {
    private let macros = VASTMacros(random: { 7 })

    @Test func `each macro becomes its value, encoded once, and others stay`() {
        let filled = macros.with(errorCode: 405).with(playhead: 4.65)
            .with(assetURI: "https://cdn.example/v 1.mp4")
            .with(timestamp: Date(timeIntervalSince1970: 1_583_020_799.5))
        let text =
            "https://e.example/x?c=[ERRORCODE]&ph=[ADPLAYHEAD]&u=[ASSETURI]&cb=[CACHEBUSTING]"
            + "&ts=[TIMESTAMP]&z=[NOSUCH]&l=[errorcode]"
        let want =
            "https://e.example/x?c=405&ph=00%3A00%3A04.650&u=https%3A%2F%2Fcdn.example%2Fv%201.mp4"
            + "&cb=10000007&ts=2020-02-29T23%3A59%3A59.500%2B00%3A00&z=[NOSUCH]&l=[errorcode]"
        #expect(filled.expand(text) == want)
        #expect(filled.expand(text) == want)
    }

    @Test func `a text that its values would blow up stays as it is`() {
        let long = macros.with(assetURI: String(repeating: "a", count: 10_000))
        let few = String(repeating: "[ASSETURI]", count: 6)
        let many = String(repeating: "[ASSETURI]", count: 1000)
        #expect(long.expand(few).utf8.count == 60_000)
        #expect(long.expand(many) == many)
    }

    @Test(arguments: [
        ("[REASON]", "-1"), ("[IFA]", "-2"), ("[EXTENSIONS]", "a%20b,c%2Cd"), ("[", "["),
        ("[]", "[]"), ("[[ERRORCODE]]", "[-1]"), ("[ERRORCODE", "[ERRORCODE"), ("plain", "plain"),
        ("é[ERRORCODE]é", "é-1é"), ("[ERROR CODE]", "[ERROR CODE]"), ("", ""),
    ])
    func `a macro without value is -1, a withheld one -2, a list joined by commas`(
        text: String,
        want: String
    ) {
        var macros = macros
        macros.values["EXTENSIONS"] = ["a b", "c,d"]
        macros.withheld = ["IFA"]
        #expect(macros.expand(text) == want)
    }

    @Test func `the cache buster is eight digits and new for each URL`() {
        let counter = Mutex<UInt64>(0)
        let macros = VASTMacros(random: {
            counter.withLock { value in
                value &+= 0x1234_5678_9ABC_DEF1
                return value
            }
        })
        let values = (0..<100).map { _ in macros.expand("[CACHEBUSTING]") }
        #expect(values.allSatisfy { $0.count == 8 && Int($0) != nil })
        #expect(Set(values).count > 95)
    }

    @Test func `many opening brackets cost no more than the text is long`() {
        let text = String(repeating: "[A", count: 200_000)
        CPUTime.expect { #expect(macros.expand(text) == text) }
    }
}
