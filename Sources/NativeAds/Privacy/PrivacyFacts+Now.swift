extension PrivacyFacts {
    /// What holds now; read it for each request, as people change their minds between two.
    init(_ settings: NativeAds.Configuration, _ device: DeviceFacts, world: World) {
        let optsOut = settings.request.optsOutOfTracking
        self.init(
            consent: ConsentSignals(world.defaults),
            isChildDirected: settings.isChildDirected,
            isUnderAgeOfConsent: settings.isUnderAgeOfConsent,
            tracking: optsOut ? nil : settings.trackingAuthorization?(),
            deviceLimitsTracking: optsOut || device.limitsTracking
        )
    }
}
