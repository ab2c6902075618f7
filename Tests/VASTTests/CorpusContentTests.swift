import Foundation
import Testing

@testable import VAST

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Compares what the reader makes of documents from the field with what XPath finds in them.
///
/// Foundation's document tree shares neither the reader's passes over the bytes nor its tree.
@Suite(.enabled(if: Corpus.folder != nil))
struct CorpusContentTests {
    private static func documents() throws -> [(name: String, reading: VASTReading, tree: XMLPaths)]
    {
        try Corpus.entries().filter { $0.wellformed && $0.root == "VAST" }.map { entry in
            let data = try Corpus.data(entry)
            return (entry.file, try VASTDocument.read(data), try XMLPaths(data))
        }
    }

    @Test func `ads have the durations, files and clicks that stand in the document`() throws {
        var files = 0
        for (name, reading, tree) in try Self.documents() {
            let linears = reading.document.ads.flatMap(\.linears)
            let place: Comment = "\(name)"
            #expect(
                linears.compactMap(\.duration)
                    == tree.texts(tree.linear + "/Duration").compactMap(Self.seconds),
                place
            )
            #expect(
                linears.flatMap(\.mediaFiles).map(\.url)
                    == tree.texts(tree.linear + "/MediaFiles/MediaFile"),
                place
            )
            #expect(
                linears.flatMap(\.mediaFiles).map(\.type)
                    == tree.attributes("type", of: tree.linear + "/MediaFiles/MediaFile"),
                place
            )
            #expect(
                linears.flatMap(\.clickTracking)
                    == tree.texts(tree.linear + "/VideoClicks/ClickTracking"),
                place
            )
            let through = tree.texts(tree.linear + "/VideoClicks/ClickThrough")
            #expect(linears.compactMap(\.clickThrough) == through, place)
            files += linears.flatMap(\.mediaFiles).count
        }
        #expect(files > 100)
    }

    @Test func `ads have the trackers that stand in the document, each with its event`() throws {
        var trackers = 0
        for (name, reading, tree) in try Self.documents() {
            let ads = reading.document.ads
            let place: Comment = "\(name)"
            #expect(ads.flatMap(\.impressions) == tree.texts(tree.ad + "/Impression"), place)
            #expect(ads.flatMap(\.errors) == tree.texts(tree.ad + "/Error"), place)
            #expect(reading.document.errors == tree.texts("/VAST/Error"), place)
            #expect(
                ads.flatMap(\.viewable).flatMap(\.viewable)
                    == tree.texts(tree.ad + "/ViewableImpression/Viewable"),
                place
            )
            let tracking = ads.flatMap(\.linears).flatMap(\.tracking)
            let path = tree.linear + "/TrackingEvents/Tracking[@event != '']"
            #expect(tracking.map(\.url) == tree.texts(path), place)
            #expect(tracking.map(\.event.rawValue) == tree.attributes("event", of: path), place)
            trackers += tracking.count
        }
        #expect(trackers > 300)
    }

    /// `HH:MM:SS` or `HH:MM:SS.mmm`, or bare seconds.
    private static func seconds(_ text: String) -> Double? {
        let parts = text.components(separatedBy: ":").map { Double($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let rest = parts[2]
        else { return Double(text) }
        return hours * 3600 + minutes * 60 + rest
    }
}

/// Looks into a document by simple paths whose names mean elements of any name space.
struct XMLPaths {
    private let document: XMLDocument

    let ad = "/VAST/Ad/*[self::InLine or self::Wrapper]"
    var linear: String { ad + "/Creatives/Creative/Linear" }

    init(_ data: Data) throws {
        document = try XMLDocument(data: data)
    }

    /// The texts of the elements, where there are any, without the white space around them.
    func texts(_ path: String) -> [String] {
        elements(path).compactMap {
            $0.stringValue?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        .filter { !$0.isEmpty }
    }

    /// An attribute of the elements that have a text.
    func attributes(_ name: String, of path: String) -> [String] {
        elements(path).filter {
            $0.stringValue?.contains { !$0.isWhitespace } ?? false
        }.map { element in
            // The look-up by name finds nothing in elements of a name space.
            (element as? XMLElement)?.attributes?.first { $0.name == name }?.stringValue ?? ""
        }
    }

    private func elements(_ path: String) -> [XMLNode] {
        let steps = path.split(separator: "/").map { step -> String in
            if step.hasPrefix("*[self::") {
                return "*[local-name()='InLine' or local-name()='Wrapper']"
            }
            let name = step.prefix { $0 != "[" }
            return "*[local-name()='\(name)']" + step.dropFirst(name.count)
        }
        return (try? document.nodes(forXPath: "/" + steps.joined(separator: "/"))) ?? []
    }
}
