import Foundation
import OpenRTB
import Testing

@testable import native_ads

struct LintSpeedTests {
    private static let response = #"""
        {"id":"q","cur":"USD","seatbid":[{"seat":"s","bid":[{"id":"b","impid":"1","price":1.25,
        "adomain":["shop.example"],"crid":"c","mtype":4,"burl":"https://b.example/?p=${AUCTION_PRICE}",
        "adm":"{\"ver\":\"1.2\",\"link\":{\"url\":\"https://shop.example/\",\"clicktrackers\":[\"https://t.example/c\"]},\"assets\":[{\"id\":1,\"title\":{\"text\":\"Fresh bread\"}},{\"id\":2,\"img\":{\"url\":\"http://cdn.example/p.jpg\",\"w\":1200,\"h\":627}},{\"id\":3,\"data\":{\"value\":\"Baked this morning, still warm\"}},{\"id\":4,\"video\":{\"vasttag\":\"<VAST version=\\\"3.0\\\"><Ad><InLine><AdSystem>A</AdSystem><AdTitle>B</AdTitle><Impression>https://t.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:10</Duration><MediaFiles><MediaFile delivery=\\\"progressive\\\" type=\\\"video/mp4\\\" width=\\\"640\\\" height=\\\"360\\\">https://c.example/v.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>\"}}],\"eventtrackers\":[{\"event\":1,\"method\":1,\"url\":\"https://t.example/1\"},{\"event\":2,\"method\":1,\"url\":\"https://t.example/2\"}]}"}]}]}
        """#

    /// A build for release takes a tenth of this; what a busy machine does elsewhere is not counted.
    @Test func `a thousand responses with native markup and VAST take seconds at most`() {
        let bytes = Data(Self.response.utf8)
        let start = Self.processorSeconds
        for _ in 0..<1000 {
            let file = LintedFile("r.json", bytes: bytes, as: nil)
            #expect(file.findings.map(\.code) == ["url.insecure"])
        }
        #expect(Self.processorSeconds - start < 20)
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
