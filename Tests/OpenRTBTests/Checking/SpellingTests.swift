import Testing

@testable import OpenRTB

struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("kitten", "sitting", 3), ("", "abc", 3),
        ("port", "prot", 2),
    ])
    func `counts the letters between two words`(one: String, other: String, distance: Int) {
        #expect(Spelling.distance(one, other) == distance)
        #expect(Spelling.distance(other, one) == distance)
    }

    @Test(arguments: [
        ("eventrackers", "eventtrackers"), ("plcmtc nt", "plcmtcnt"), ("AssetsURL", "assetsurl"),
        ("bid_floor", "bidfloor"), ("h", nil), ("wmax", nil), ("weather", nil),
    ])
    func `finds the name that was meant`(word: String, name: String?) {
        let names = ["assets", "assetsurl", "bidfloor", "eventtrackers", "plcmtcnt", "w", "wmin"]
        #expect(Spelling.nearest(to: word, among: names) == name)
    }
}
