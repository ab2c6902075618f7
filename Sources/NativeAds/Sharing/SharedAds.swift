package import Foundation

/// What the dialects of a process share: where ads come from, and the one tracker queue, cap table,
/// picture and video store, decoder pool and ear for sound that there is.
///
/// The engine has no singletons; the process's one is here, for APIs whose makers have one. A test
/// has one of its own:
/// ```swift
/// await SharedAds.$current.withValue(SharedAds(settings, world: .test(…))) { … }
/// ```
package final class SharedAds: Sendable {
    /// The one that dialects load by; what belongs to a test is its own.
    @TaskLocal package static var current = SharedAds()

    /// Told of each ad that a dialect loads, before the dialect hears of it: for a log.
    @MainActor package var onLoad: (@MainActor (NativeAd) -> Void)?

    @MainActor private var world: World
    @MainActor private var configuration: NativeAds.Configuration?
    /// The parts, from the first ads on.
    @MainActor private var root: NativeAds?
    @MainActor private var states: [ObjectIdentifier: AnyObject] = [:]
    private let values = Locked<[ObjectIdentifier: any AnyObject & Sendable]>([:])
    private let hub = EventHub<AdEvent>()

    /// Parts for a process; without a configuration the app must still say where ads come from, in
    /// code, in `Info.plist`, or on Linux in the environment.
    package init(_ configuration: NativeAds.Configuration? = nil, world: World = .live) {
        self.configuration = configuration
        self.world = world
    }

    /// A dialect's own object that there is once in a process and that any thread may use.
    package func value<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
        let key = ObjectIdentifier(Value.self)
        return values.withLock { values in
            if let value = values[key] as? Value { return value }
            let value = make()
            values[key] = value
            return value
        }
    }
}

@MainActor extension SharedAds {
    /// What is known of the device and the app.
    package var device: DeviceFacts { world.device() }

    /// Settles what holds for all dialects, and says whether it does.
    ///
    /// The first settings win, those of the launch included once ads have been asked for. Others
    /// that come later are ignored with a note; the same once more are fine.
    @discardableResult package func configure(
        _ configuration: NativeAds.Configuration,
        world: World? = nil
    ) -> Bool {
        if let settled = self.configuration {
            if settled.saysTheSame(as: configuration) { return true }
            hub.emit(.note(Self.isTooLate))
            return false
        }
        self.configuration = configuration
        if let world { self.world = world }
        return true
    }

    /// Ads by the process's parts, held to the app's settings as a dialect adjusts them.
    ///
    /// They are cheap: made for each load, with the vendor's settings of that moment. Throws
    /// ``AdError/notConfigured`` where nobody has said where ads come from.
    package func ads(
        adjusting adjust: (inout NativeAds.Configuration) -> Void = { _ in }
    ) throws(AdError) -> NativeAds {
        var settings = try settled()
        let root = root ?? NativeAds(settings, world: world, hub: hub)
        self.root = root
        adjust(&settings)
        return NativeAds(settings, sharing: root) { [weak self] in self?.onLoad?($0) }
    }

    /// A dialect's own object that there is once in a process, made when it is first asked for.
    package func state<State: AnyObject>(_ make: @MainActor () -> State) -> State {
        let key = ObjectIdentifier(State.self)
        if let state = states[key] as? State { return state }
        let state = make()
        states[key] = state
        return state
    }

    /// A value of the user defaults.
    package func stored(_ key: String) -> StoredValue? { world.defaults(key) }

    /// Puts a value into the user defaults, for this run of the app and those after it; `nil` takes
    /// it out.
    package func store(_ value: StoredValue?, for key: String) { world.keep(key, value) }

    /// The date that people see.
    package var now: Date { world.wallClock() }

    /// Seconds on the clock that stands still while the device sleeps, to measure by.
    package var uptime: Double { world.uptime() }

    /// Calls `observer` with what concerns no single ad, until the observation is cancelled.
    package func observe(_ observer: @escaping @MainActor (AdEvent) -> Void) -> Observation {
        hub.observe(observer)
    }

    /// What the app said in code, else what it was launched with.
    private func settled() throws(AdError) -> NativeAds.Configuration {
        if let configuration { return configuration }
        let launched = try NativeAds.Configuration(launchedBy: world.launch)
        configuration = launched
        return launched
    }

    private static let isTooLate =
        "NativeAds.configure was called again with other settings, or after the first load; "
        + "the first settings stay."
}
