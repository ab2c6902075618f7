import Foundation
import Testing

@testable import OpenRTB

/// One exchange's own accept and reject set, where it lies above the checkout.
@Suite(.enabled(if: Corpus.folder != nil))
struct LabelledTests {
    /// Labels that the specification contradicts: none of the set at hand.
    ///
    /// The exchange's code also rejects the protocols 11 to 16 (VAST 4.1 to 4.3), which
    /// OpenRTB 2.6 lists; `the newest protocols are no fault` holds the decision.
    private static let stale: Set<String> = []

    private func requests(_ label: String) throws -> [(name: String, request: JSONValue)] {
        let folder = try #require(Corpus.folder).deletingLastPathComponent()
            .appendingPathComponent("labelled/\(label)")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        return try files.map { file in
            let document = try JSONValue.read(Data(contentsOf: file))
            return (file.lastPathComponent, try #require(document["mockBidRequest"]))
        }
    }

    private func errors(in request: JSONValue) -> [Finding] {
        DocumentCheck.findings(in: request.data, as: .request).filter { $0.severity == .error }
    }

    @Test func `what the exchange rejects has an error`() throws {
        let all = try requests("invalid")
        #expect(all.count >= 19)
        for (name, request) in all where !Self.stale.contains(name) {
            #expect(!errors(in: request).isEmpty, "\(name)")
        }
    }

    @Test func `what the exchange accepts has no error`() throws {
        let all = try requests("valid")
        #expect(all.count >= 8)
        for (name, request) in all { #expect(errors(in: request) == [], "\(name)") }
    }
}

struct ProtocolTests {
    @Test(arguments: 11...16)
    func `the newest protocols are no fault`(code: Int) {
        let request = Sample.asset(
            #"{"id":1,"video":{"mimes":["video/mp4"],"minduration":1,"maxduration":2,"protocols":[\#(code)]}}"#
        )
        #expect(DocumentCheck.findings(in: Data(request.utf8)) == [])
    }
}
