import Foundation
import OpenRTB
import Testing

/// Every scenario of Tests/Scenarios prints the lines that are written beside it.
@Suite(.timeLimit(.minutes(10)))
struct ScenarioTests {
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }()

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    @Test(arguments: names)
    func `plays as expected`(name: String) throws {
        let scenario = try text("\(name).json")
        let about = try JSONValue.read(scenario)["about"]?.string ?? ""
        #expect(!about.isEmpty, "a sentence says what it shows")
        let play = try Play(scenario)
        #expect(play.status == 0, "\(play.complaint)")
        let expected = try text("\(name).expected.jsonl").split(separator: "\n").map(String.init)
        let difference = play.lines.difference(from: expected)
        #expect(difference.isEmpty, "\(about)")
    }
}
