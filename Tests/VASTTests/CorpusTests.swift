import Foundation
import Testing

@testable import VAST

@Suite(.enabled(if: Corpus.folder != nil))
struct CorpusTests {
    @Test func `reads every document seen in the field to what is in it`() throws {
        let entries = try Corpus.entries()
        #expect(entries.count >= 145)
        for entry in entries where entry.wellformed {
            let reading = try VASTDocument.read(Corpus.data(entry))
            let document = reading.document
            #expect(document.version == entry.version, "\(entry.file)")
            #expect(document.ads.count == entry.inline + entry.wrapper, "\(entry.file)")
            #expect(document.ads.filter(\.isInLine).count == entry.inline, "\(entry.file)")
            let linears = document.ads.flatMap(\.linears)
            #expect(linears.count == entry.linear, "\(entry.file)")
            let files = linears.flatMap(\.mediaFiles).count
            let blank = reading.notes.filter { $0.reason == "MediaFile is empty" }.count
            #expect(files + blank == entry.mediafile, "\(entry.file)")
            #expect(linears.flatMap(\.icons).count == entry.icon, "\(entry.file)")
            #expect(
                document.ads.flatMap(\.verifications).count == entry.verification,
                "\(entry.file)"
            )
            // The other reader's list cuts long addresses.
            let uri = Self.tagURI(document).map { String($0.prefix(200)) }
            #expect(uri == entry.tagURI?.trimmed, "\(entry.file)")
        }
    }

    @Test func `refuses every damaged document but the one whose fault lies before the root`()
        throws
    {
        for entry in try Corpus.entries() where !entry.wellformed {
            if entry.root == nil {
                let document = try VASTDocument.read(Corpus.data(entry)).document
                #expect(!document.ads.isEmpty || document.version != nil)
            } else {
                let error = try #require(throws: VASTError.self) {
                    try VASTDocument.read(Corpus.data(entry))
                }
                #expect(error.code == 100)
            }
        }
    }

    @Test func `follows every document without an answer to an end`() throws {
        for entry in try Corpus.entries() {
            var resolver = VASTResolver(
                try Corpus.data(entry),
                from: URL(string: "https://ads.example/tag"),
                macros: Fixture.macros
            )
            var steps = 0
            while case .fetch = resolver.step, steps < 100 {
                resolver.answer(.failed)
                steps += 1
            }
            guard case .done(let resolution) = resolver.step else {
                Issue.record("\(entry.file) has no end")
                continue
            }
            #expect(
                resolution.ads.count == (entry.wellformed ? entry.inline : resolution.ads.count)
            )
            #expect(resolution.ads.isEmpty ? resolution.failure != nil : true, "\(entry.file)")
        }
    }

    /// The address of the first wrapper.
    private static func tagURI(_ document: VASTDocument) -> String? {
        document.ads.lazy.compactMap { ad -> String? in
            guard case .wrapper(let wrapper) = ad.content else { return nil }
            return wrapper.tagURI
        }.first
    }
}
