import Foundation
import OpenRTB
import VAST

/// Prints what reading costs, in processor time, beside what Foundation takes for the same bytes.
@main
enum Bench {
    static func main() throws {
        print("Medians of processor time; the same bytes on both sides, in alternating turns.")
        try inLine()
        try wrappers()
        try openRTB()
    }

    private static func inLine() throws {
        Table.head("VAST, an inline document", beside: "XMLParser with an empty delegate")
        for size in [1024, 3072, 12_288] {
            let document = VASTSamples.inLine(bytes: size)
            Table.row("\(document.count) bytes", try reading(document))
        }
        let dense = VASTSamples.squeezed(VASTSamples.inLine(bytes: 3072 + 700))
        Table.row("\(dense.count) bytes without spaces between tags", try reading(dense))
    }

    private static func reading(_ document: Data) throws -> Stopwatch.Comparison {
        try Stopwatch.compare(
            { _ = try VASTDocument.read(document) },
            with: { EmptyParse.run(document) }
        )
    }

    private static func wrappers() throws {
        let documents =
            (1...VASTResolver.wrapperLimit).map { VASTSamples.wrapper("https://ads.example/\($0)") }
            + [VASTSamples.inLine(bytes: 3072)]
        Table.head(
            "VAST, an ad behind \(documents.count - 1) wrappers",
            beside: "XMLParser, the same six"
        )
        let times = Stopwatch.compare(
            { follow(documents) },
            with: { for document in documents { EmptyParse.run(document) } }
        )
        Table.row("read, followed and merged", times)
    }

    private static func follow(_ documents: [Data]) {
        var waiting = documents[...]
        var resolver = VASTResolver(waiting.removeFirst())
        while case .fetch = resolver.step {
            resolver.answer(.response(status: 200, body: waiting.removeFirst()))
        }
        guard case .done(let resolution) = resolver.step, resolution.ad?.wrappers == 5 else {
            preconditionFailure("the chain leads to no ad")
        }
    }

    private static func openRTB() throws {
        let request = RequestSamples.bidRequest
        Table.head("OpenRTB, a bid request of \(request.count) bytes", beside: "JSONSerialization")
        let parsing = try Stopwatch.compare(
            { _ = try JSONReader.read(request) },
            with: { _ = try JSONSerialization.jsonObject(with: request) }
        )
        Table.row("as JSON", parsing)
        Table.row("as a typed request", try Stopwatch.measure { _ = try BidRequest.read(request) })
        let json = try JSONReader.read(request).value
        let object = try JSONSerialization.jsonObject(with: request)
        let writing = try Stopwatch.compare(
            { _ = json.data },
            with: { _ = try JSONSerialization.data(withJSONObject: object) }
        )
        Table.row("JSON written", writing)
    }
}
