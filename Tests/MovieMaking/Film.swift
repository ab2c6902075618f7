package import Foundation

/// A video file that the tests make, by the ffmpeg of the system.
package enum Film {
    /// The bytes of what ffmpeg makes by these arguments, in a container of this kind.
    package static func make(_ arguments: [String], as kind: String = "mp4") throws -> Data {
        try make(arguments, from: nil, as: kind)
    }

    /// As `make`, from another film, which is the first input.
    package static func make(
        _ arguments: [String],
        from film: Data?,
        as kind: String = "mp4"
    ) throws -> Data {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("source")
        try film?.write(to: source)
        let file = folder.appendingPathComponent("film.\(kind)")
        let input = film == nil ? [] : ["-i", source.path]
        try run(["-v", "error", "-nostdin", "-y"] + input + arguments + [file.path])
        return try Data(contentsOf: file)
    }

    private static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["ffmpeg"] + arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    }

    /// ffmpeg is not there or did not do what it was told.
    package struct Failure: Error {
        package let arguments: [String]
    }
}
