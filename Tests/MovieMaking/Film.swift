package import Foundation

/// A video file that the tests make, by the ffmpeg of the system.
package enum Film {
    /// The bytes of what ffmpeg makes by these arguments, in a container of this kind.
    package static func make(_ arguments: [String], as kind: String = "mp4") throws -> Data {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("film.\(kind)")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments + [file.path]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
        return try Data(contentsOf: file)
    }

    /// Colours that a decoder gives back nearly as they were, one for each second.
    package static let colors = [
        "red", "lime", "blue", "yellow", "magenta", "cyan", "white", "black",
    ]

    /// A film of one colour a second, in the order of `colors`.
    package static func colors(
        seconds: Int,
        size: String = "320x180",
        rate: Int = 25,
        coding: [String] = h264,
        as kind: String = "mp4"
    ) throws -> Data {
        let inputs = (0..<seconds).flatMap { second in
            let color = colors[second % colors.count]
            return ["-f", "lavfi", "-i", "color=\(color):size=\(size):rate=\(rate):duration=1"]
        }
        let filter = "concat=n=\(seconds):v=1:a=0"
        return try make(inputs + ["-filter_complex", filter] + coding, as: kind)
    }

    /// H.264 with B-frames and a key frame each two seconds.
    package static let h264 = [
        "-c:v", "libx264", "-preset", "veryfast", "-threads", "1", "-pix_fmt", "yuv420p", "-g",
        "50",
        "-bf", "2",
    ]

    /// ffmpeg is not there or did not do what it was told.
    package struct Failure: Error {
        package let arguments: [String]
    }
}
