import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Files {
    /// The disk.
    package static let live = Files(
        read: { url in
            do {
                return try Data(contentsOf: url)
            } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
                return nil
            }
        },
        append: { url, data in try append(data, to: url) },
        replace: { url, data in try replace(url, with: data) },
        remove: { url in
            guard unlink(url.path) == 0 || errno == ENOENT else { throw FileFault("remove", url) }
        },
        list: { try entries(of: $0) },
        claim: { claim($0) }
    )

    private static func replace(_ url: URL, with data: Data) throws {
        // A name of its own: two engines may fetch one picture at one time.
        let draft = url.appendingPathExtension("\(UUID().uuidString).new")
        do {
            try append(data, to: draft)
            guard rename(draft.path, url.path) == 0 else { throw FileFault("rename", url) }
        } catch {
            unlink(draft.path)
            throw error
        }
        syncFolder(of: url)
    }

    private static func append(_ data: Data, to url: URL) throws {
        try makeFolder(of: url)
        let isNew = access(url.path, F_OK) != 0
        let file = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FileFault("open", url) }
        defer { close(file) }
        try data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = write(file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw FileFault("write", url) }
                done += count
            }
        }
        guard fsync(file) == 0 else { throw FileFault("sync", url) }
        // Without its folder's entry a file that was synced is still lost in a power cut.
        if isNew { syncFolder(of: url) }
    }

    private static func makeFolder(of url: URL) throws {
        let folder = url.deletingLastPathComponent()
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        protect(folder)
    }

    #if canImport(Darwin)
    /// Trackers must get out although the phone is locked, and have no place in a backup.
    private static func protect(_ folder: URL) {
        var folder = folder
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try? folder.setResourceValues(values)
        try? FileManager.default.setAttributes(
            [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
            ofItemAtPath: folder.path
        )
    }
    #else
    private static func protect(_ folder: URL) {}
    #endif

    private static func syncFolder(of url: URL) {
        let folder = open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private static func entries(of folder: URL) throws -> [Entry] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        return try FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
            .map { url in
                let values = try url.resourceValues(forKeys: Set(keys))
                return Entry(
                    url: url,
                    size: values.fileSize ?? 0,
                    modified: values.contentModificationDate ?? .distantPast
                )
            }
    }

    /// The system frees the lock of a process that dies.
    private static func claim(_ url: URL) -> FileClaim? {
        try? makeFolder(of: url)
        let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
            close(file)
            return nil
        }
        return FileClaim { close(file) }
    }
}

/// A system call on a file that failed.
struct FileFault: Error, CustomStringConvertible {
    let description: String

    init(_ action: String, _ url: URL) {
        description =
            "cannot \(action) \(url.lastPathComponent): \(String(cString: strerror(errno)))"
    }
}
