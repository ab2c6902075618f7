package import Foundation

extension Files {
    /// Files that live as long as this value: nothing touches the disk.
    package static func memory(
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) }
    ) -> Files {
        let disk = Locked(MemoryDisk())
        return Files(
            read: { url in disk.withLock { $0.files[url.path]?.data } },
            append: { url, data in
                let old = disk.withLock { $0.files[url.path]?.data } ?? Data()
                let file = MemoryDisk.File(data: old + data, modified: now())
                disk.withLock { $0.files[url.path] = file }
            },
            replace: { url, data in
                let file = MemoryDisk.File(data: data, modified: now())
                disk.withLock { $0.files[url.path] = file }
            },
            remove: { url in disk.withLock { $0.files[url.path] = nil } },
            list: { folder in disk.withLock { $0.entries(of: folder) } },
            claim: { url in
                let isNew = disk.withLock { $0.claims.insert(url.path).inserted }
                guard isNew else { return nil }
                return FileClaim { disk.withLock { _ = $0.claims.remove(url.path) } }
            }
        )
    }
}

private struct MemoryDisk {
    struct File {
        var data: Data
        var modified: Date
    }

    var files: [String: File] = [:]
    var claims: Set<String> = []

    func entries(of folder: URL) -> [Files.Entry] {
        files.compactMap { path, file in
            let url = URL(fileURLWithPath: path)
            guard url.deletingLastPathComponent().path == folder.path else { return nil }
            return Files.Entry(url: url, size: file.data.count, modified: file.modified)
        }
        .sorted { $0.url.path < $1.url.path }
    }
}
