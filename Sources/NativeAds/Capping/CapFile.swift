import Foundation

/// The file behind the caps, in which one instance at a time may write.
actor CapFile {
    /// A file of ours hardly becomes this large; one that is larger is not read.
    static let largestFile = 16 << 20

    private let world: World
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    private let file: URL
    private var claim: FileClaim?

    init(world: World) {
        self.world = world
        executor = world.executor("caps")
        file = world.folders.state.appendingPathComponent("caps.log")
    }

    /// What the file holds, and whether this instance may write it from now on.
    func open() -> (contents: Data, isOurs: Bool) {
        let lock = file.deletingPathExtension().appendingPathExtension("lock")
        claim = claim ?? world.files.claim(lock)
        let entries = (try? world.files.list(world.folders.state)) ?? []
        let size = entries.first { $0.url.lastPathComponent == file.lastPathComponent }?.size ?? 0
        let contents = size > Self.largestFile ? nil : (try? world.files.read(file)) ?? nil
        return (contents ?? Data(), claim != nil)
    }

    /// Adds lines; says whether they are on disk.
    func append(_ lines: Data) -> Bool {
        (try? world.files.append(file, lines)) != nil
    }

    /// Puts a new file in place of the old; says whether it is on disk.
    func replace(_ lines: Data) -> Bool {
        (try? world.files.replace(file, lines)) != nil
    }

    /// Removes what anybody wrote.
    func remove() {
        try? world.files.remove(file)
    }
}
