import Testing
import VAST

@Test func `a document keeps its version as it was written`() throws {
    #expect(try VASTDocument.read("<VAST version=' 4.3 '/>").document.version == "4.3")
}
