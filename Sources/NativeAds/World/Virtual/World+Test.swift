import Foundation

extension World {
    /// A world in which nothing may be touched: each member stops the process and says which.
    ///
    /// Replace what a test is about; what it touches besides is then found out.
    package static let untouched = World(
        wallClock: { untouchable("wallClock") },
        uptime: { untouchable("uptime") },
        bootTime: { untouchable("bootTime") },
        sleepUntilUptime: { _ in untouchable("sleepUntilUptime") },
        sleepUntilBootTime: { _ in untouchable("sleepUntilBootTime") },
        send: { request in untouchable("send(\(request.url))") },
        randomID: { untouchable("randomID") },
        defaults: { untouchable("defaults(\($0))") },
        keep: { key, _ in untouchable("keep(\(key))") },
        launch: { untouchable("launch(\($0))") },
        device: { untouchable("device") },
        open: { url, _ in untouchable("open(\(url))") },
        changes: { untouchable("changes") },
        files: Files(
            read: { untouchable("read(\($0))") },
            append: { url, _ in untouchable("append(\(url))") },
            replace: { url, _ in untouchable("replace(\(url))") },
            remove: { untouchable("remove(\($0))") },
            list: { untouchable("list(\($0))") },
            claim: { untouchable("claim(\($0))") }
        ),
        folders: virtualFolders,
        executor: { _ in .main }
    )

    /// A virtual world: time, network and files as given, and a device of which nothing is known.
    ///
    /// Identifiers are `id-1`, `id-2` and so on. Opening succeeds for http and https.
    package static func test(
        clock: ManualClock,
        network: ScriptedNetwork,
        files: Files = .memory(),
        defaults: [String: StoredValue] = [:]
    ) -> World {
        let lastID = Locked(0)
        var world = World.untouched
        world.wallClock = { clock.wallClock }
        world.uptime = { clock.uptime }
        world.bootTime = { clock.bootTime }
        world.sleepUntilUptime = { try await clock.sleep(until: $0) }
        world.sleepUntilBootTime = { try await clock.sleep(until: $0, .bootTime) }
        world.send = network.send
        world.randomID = {
            lastID.withLock { id in
                id += 1
                return "id-\(id)"
            }
        }
        let kept = Locked(defaults)
        world.defaults = { key in kept.withLock { $0[key] } }
        world.keep = { key, value in kept.withLock { $0[key] = value } }
        world.launch = { _ in nil }
        world.device = { DeviceFacts() }
        world.open = { url, _ in url.scheme == "https" || url.scheme == "http" }
        world.changes = { AsyncStream { $0.finish() } }
        world.files = files
        return world
    }

    private static let virtualFolders = Folders(
        state: URL(fileURLWithPath: "/virtual/state", isDirectory: true),
        caches: URL(fileURLWithPath: "/virtual/caches", isDirectory: true)
    )

    private static func untouchable(_ member: String) -> Never {
        preconditionFailure("This test must not touch World.\(member); hand in a value for it.")
    }
}
