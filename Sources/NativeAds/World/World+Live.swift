import Foundation

extension World {
    /// The real world: the system's clocks, network, files and user defaults.
    ///
    /// Pages and apps are opened by the application as soon as an ad was registered on a view with
    /// `NativeAdsUI`; without that, by nobody, unless a host says how by ``opening(_:)``.
    /// Files live in Application Support and Caches on Apple's systems, and under
    /// `XDG_STATE_HOME` and `XDG_CACHE_HOME` elsewhere, in a folder `open-native-ads`.
    public static let live = World(
        wallClock: { Date() },
        uptime: SystemClock.uptime,
        bootTime: SystemClock.bootTime,
        sleepUntilUptime: { try await SystemClock.sleep(until: $0, by: SystemClock.uptime) },
        sleepUntilBootTime: { try await SystemClock.sleep(until: $0, by: SystemClock.bootTime) },
        send: URLSessionTransport().send,
        randomID: { UUID().uuidString.lowercased() },
        defaults: SystemDefaults.value,
        keep: SystemDefaults.keep,
        launch: SystemLaunch.value,
        device: SystemDevice.facts,
        open: { await LiveOpener.open($0, $1) },
        changes: SystemChanges.stream,
        files: .live,
        folders: .live,
        executor: { .queue("open-native-ads.\($0)") }
    )
}
