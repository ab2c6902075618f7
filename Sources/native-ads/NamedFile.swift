import Foundation

/// A file that was named on the command line; `-` is standard input.
struct NamedFile: Sendable {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Where relative paths inside the file begin.
    var folder: URL {
        path == "-"
            ? URL(fileURLWithPath: ".", isDirectory: true)
            : URL(fileURLWithPath: path).deletingLastPathComponent()
    }

    /// All of it, also out of a pipe.
    func read() throws(CommandError) -> Data {
        let data = try read(atMost: Self.mostBytes + 1)
        guard data.count <= Self.mostBytes else {
            throw .unreadable("\(path) has more than \(Self.mostBytes >> 20) MB")
        }
        return data
    }

    /// More than any file of this trade, and little enough to hold in memory.
    private static let mostBytes = 256 << 20

    /// The first `most` bytes of it, whatever comes after.
    func read(atMost most: Int) throws(CommandError) -> Data {
        do {
            let handle =
                path == "-"
                ? FileHandle.standardInput
                : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            var data = Data()
            while data.count < most, let more = try handle.read(upToCount: most - data.count),
                !more.isEmpty
            {
                data += more
            }
            return data
        } catch {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            let reason =
                exists && isFolder.boolValue ? "it is a folder" : Self.reason(of: error)
            throw .unreadable("\(path) cannot be read: \(reason)")
        }
    }

    /// Puts `data` in its place, whole or not at all.
    func write(_ data: Data) throws(CommandError) {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unreadable("\(path) cannot be written: \(Self.reason(of: error))")
        }
    }

    /// What went wrong, in the words of whoever typed the path.
    private static func reason(of error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file or folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission is denied"
        case .fileWriteOutOfSpace: "the disk is full"
        default: error.localizedDescription
        }
    }
}
