import Testing
import VAST

@Test func `a document keeps its version as it was written`() {
    #expect(VASTDocument(version: "4.3").version == "4.3")
}
