public import Foundation

/// The engine's only door to time, network, storage, randomness, the device and other apps.
///
/// An app uses ``live``; a test or a replay hands in a world of its own.
public struct World: Sendable {
    /// The folders that the engine may write into.
    package struct Folders: Sendable, Hashable {
        /// What must not be lost: the trackers that are still to be delivered.
        package var state: URL
        /// What the system may delete: pictures.
        package var caches: URL

        package init(state: URL, caches: URL) {
            self.state = state
            self.caches = caches
        }
    }

    /// The date that people see; jumps.
    package var wallClock: @Sendable () -> Date
    /// Seconds that only grow and stand still while the device sleeps; exposure's clock.
    package var uptime: @Sendable () -> TimeInterval
    /// Seconds that only grow, sleep included; expiry's clock.
    package var bootTime: @Sendable () -> TimeInterval
    /// Returns when `uptime` has come this far; throws at once when its task is cancelled.
    package var sleepUntilUptime: @Sendable (TimeInterval) async throws -> Void
    /// Returns when `bootTime` has come this far; throws at once when its task is cancelled.
    package var sleepUntilBootTime: @Sendable (TimeInterval) async throws -> Void
    /// Sends a request; redirects are followed, any status is an answer.
    package var send: @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse
    /// A new identifier, unique in the world.
    package var randomID: @Sendable () -> String
    /// A value of the user defaults.
    package var defaults: @Sendable (String) -> StoredValue?
    /// Puts a value into the user defaults; `nil` takes it out.
    package var keep: @Sendable (String, StoredValue?) -> Void
    /// What the app was told as it was built or started.
    package var launch: @Sendable (LaunchSetting) -> String?
    /// What is known about the device and the app.
    package var device: @Sendable () -> DeviceFacts
    /// Opens a page or an app and says whether that worked.
    package var open: @MainActor @Sendable (URL, Browser) async -> Bool
    /// What happens around the app, from now on; the stream ends with whoever listens.
    package var changes: @Sendable () -> AsyncStream<WorldChange>
    /// The file system.
    package var files: Files
    /// Where files go.
    package var folders: Folders
    /// Where an actor of the engine runs, by its name.
    package var executor: @Sendable (String) -> ActorExecutor

    package init(
        wallClock: @escaping @Sendable () -> Date,
        uptime: @escaping @Sendable () -> TimeInterval,
        bootTime: @escaping @Sendable () -> TimeInterval,
        sleepUntilUptime: @escaping @Sendable (TimeInterval) async throws -> Void,
        sleepUntilBootTime: @escaping @Sendable (TimeInterval) async throws -> Void,
        send: @escaping @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse,
        randomID: @escaping @Sendable () -> String,
        defaults: @escaping @Sendable (String) -> StoredValue?,
        keep: @escaping @Sendable (String, StoredValue?) -> Void,
        launch: @escaping @Sendable (LaunchSetting) -> String?,
        device: @escaping @Sendable () -> DeviceFacts,
        open: @escaping @MainActor @Sendable (URL, Browser) async -> Bool,
        changes: @escaping @Sendable () -> AsyncStream<WorldChange>,
        files: Files,
        folders: Folders,
        executor: @escaping @Sendable (String) -> ActorExecutor
    ) {
        self.wallClock = wallClock
        self.uptime = uptime
        self.bootTime = bootTime
        self.sleepUntilUptime = sleepUntilUptime
        self.sleepUntilBootTime = sleepUntilBootTime
        self.send = send
        self.randomID = randomID
        self.defaults = defaults
        self.keep = keep
        self.launch = launch
        self.device = device
        self.open = open
        self.changes = changes
        self.files = files
        self.folders = folders
        self.executor = executor
    }

    /// This world, but pages and apps are opened by `open`, which says whether that worked.
    public func opening(
        _ open: @escaping @MainActor @Sendable (URL, Browser) async -> Bool
    ) -> World {
        var world = self
        world.open = open
        return world
    }

    /// This world, but the device and the app are what `device` says at each request.
    public func describing(_ device: @escaping @Sendable () -> DeviceFacts) -> World {
        var world = self
        world.device = device
        return world
    }

    /// This world, but the engine's files live under two folders of the caller's choice.
    ///
    /// `state` holds what must not be lost, `caches` what the system may delete.
    public func storing(state: URL, caches: URL) -> World {
        var world = self
        world.folders = Folders(state: state, caches: caches)
        return world
    }
}
