extension DeviceFacts {
    /// An iPhone that is always the same, for tools that print what a device would send.
    ///
    /// Its person allowed tracking, so that what consent takes away can be seen.
    package static let iPhone: DeviceFacts = {
        var facts = DeviceFacts()
        facts.userAgent =
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 "
            + "(KHTML, like Gecko) Mobile/15E148"
        facts.make = "Apple"
        facts.model = "iPhone14,7"
        facts.os = "iOS"
        facts.osVersion = "18.2"
        facts.language = "en"
        facts.width = 1170
        facts.height = 2532
        facts.pixelRatio = 3
        facts.deviceType = 4
        facts.advertisingID = "6d92078a-8246-4ba4-ae5b-76104861e7dc"
        facts.vendorID = "cdda802e-fb9c-47ad-9866-0794d394c912"
        facts.limitsTracking = false
        facts.bundle = "example.app"
        facts.appName = "Example"
        facts.appVersion = "1.0"
        return facts
    }()
}
