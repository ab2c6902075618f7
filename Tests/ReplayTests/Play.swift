import Foundation
import OpenRTB

/// A scenario played by the built program, in a process of its own: UIKit's clock never goes back.
struct Play {
    let status: Int32
    /// What it printed, line by line.
    let lines: [String]
    let complaint: String

    /// Plays `scenario`, which the program reads from standard input.
    init(_ scenario: String) throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("native-ads")
        process.arguments = ["replay", "-"]
        // By a file: a program that prints much before it has read all would wait for ever.
        let input = FileManager.default.temporaryDirectory
            .appendingPathComponent("scenario-\(UUID().uuidString).json")
        try Data(scenario.utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        complaint = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        status = process.terminationStatus
        lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The names of the events in order, with those members that say which one it is.
    var events: [String] {
        lines.map { line in
            let object = (try? JSONValue.read(line)) ?? .null
            let words = ["ad", "view", "standard", "asset", "error", "url", "fraction"]
                .compactMap { key in object[key].map { $0.string ?? $0.text() } }
            let name = object["event"]?.string ?? "?"
            return ([name] + words).joined(separator: " ") + " @" + (object["at"]?.text() ?? "?")
        }
    }

    /// The response of an auction that one ad won.
    static func answer(_ markup: String = "", bid: String = "") -> String {
        #"""
        {"id":"r","seatbid":[{"bid":[{"id":"b","impid":"1","price":1\#(bid),"adm":{
        "assets":[{"id":1,"title":{"text":"Rain coats"}}],"link":{"url":"https://shop.example/r"}
        \#(markup)}}]}]}
        """#
    }

    /// A rule by which the auction answers so.
    static func auction(_ answer: String = answer(), after seconds: Double = 0) -> String {
        #"{"url":"https://ads.example/auction","after":\#(seconds),"body":\#(answer)}"#
    }

    /// Loads `A`, which asks for a title.
    static let load = #"{"at":0,"load":{"as":"A","assets":[{"id":1,"title":{"len":90}}]}}"#
    /// Puts `A` on a cell at one second.
    static let shown = #"""
        {"at":1,"view":{"id":"cell","in":"window","frame":[0,200,390,300]}},
        {"at":1,"bind":{"ad":"A","view":"cell"}}
        """#
}
