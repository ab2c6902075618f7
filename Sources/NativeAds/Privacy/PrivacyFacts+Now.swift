extension PrivacyFacts {
    /// What holds now; read it for each request, as people change their minds between two.
    init(_ settings: NativeAds.Configuration, _ device: DeviceFacts, world: World) {
        self.init(
            consent: ConsentSignals(world.defaults),
            isChildDirected: settings.isChildDirected,
            isUnderAgeOfConsent: settings.isUnderAgeOfConsent,
            tracking: settings.trackingAuthorization?(),
            deviceLimitsTracking: device.limitsTracking
        )
    }
}
