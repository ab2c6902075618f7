import Foundation
import FoundationNetworking
import Testing

/// The built program as a process of its own: signals and sudden death cannot be had otherwise.
@Suite(.timeLimit(.minutes(2)))
final class ServeTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("native-ads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let unit = "PUBLIC_TEST_UNIT_ID_NATIVE"

    private func process(_ words: [String], output: Pipe) -> Process {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("native-ads")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardOutput = output
        return process
    }

    /// Starts a server and waits for its first line, which is its address.
    private func serve() async throws -> (process: Process, url: String) {
        let output = Pipe()
        let process = process(
            ["serve", "--port", "0", "--quiet", "--ready-file", "url"],
            output: output
        )
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let url = try #require(line.split(separator: " ").last).trimmingCharacters(in: .newlines)
        #expect(line == "listening on \(url)\n")
        return (process, url)
    }

    /// Asks for an ad and returns the URL that counts its impression.
    private func impression(_ url: String) async throws -> URL {
        var request = URLRequest(url: try #require(URL(string: url + "/openrtb2/auction")))
        request.httpMethod = "POST"
        request.httpBody = Data(
            """
            {"id":"r","imp":[{"id":"1","tagid":"\(Self.unit)","native":{"request":
            {"assets":[{"id":1,"title":{"len":90}}],"eventtrackers":[{"event":1,"methods":[1]}]}}}]}
            """.utf8
        )
        let (data, _) = try await URLSession.shared.data(for: request)
        let text = String(decoding: data, as: UTF8.self)
        let start = try #require(text.range(of: "\(url)/e/", options: .backwards))
        return try #require(
            URL(string: String(text[start.lowerBound...].prefix { $0 != "\\" && $0 != "\"" }))
        )
    }

    private func report() throws -> String {
        let output = Pipe()
        let process = process(["report"], output: output)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func `what was acknowledged survives a killed server`() async throws {
        let (process, url) = try await serve()
        let (_, response) = try await URLSession.shared.data(from: impression(url))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        #expect(try report().contains("\(Self.unit)         1      1            1 "))
    }

    @Test func `a server that finds its port taken has imported nothing`() async throws {
        let (first, url) = try await serve()
        let port = try #require(url.split(separator: ":").last)
        let catalog = folder.appendingPathComponent("c.json")
        try Data(#"{"units":[{"id":"home"}]}"#.utf8).write(to: catalog)
        let second = process(
            ["serve", "--port", String(port), "--database", "b.sqlite", "--catalog", "c.json"],
            output: Pipe()
        )
        second.standardError = Pipe()
        try second.run()
        second.waitUntilExit()
        #expect(second.terminationStatus == 2)
        let database = folder.appendingPathComponent("b.sqlite").path
        #expect(!FileManager.default.fileExists(atPath: database))
        kill(first.processIdentifier, SIGKILL)
        first.waitUntilExit()
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a signal stops it gracefully, with one file left`(signal: Int32) async throws {
        let (process, url) = try await serve()
        #expect(
            try String(contentsOf: folder.appendingPathComponent("url"), encoding: .utf8) == url
        )
        _ = try await URLSession.shared.data(from: impression(url))
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        // The file that says that it answers is gone with it.
        #expect(left == ["native-ads.sqlite"])
    }
}
