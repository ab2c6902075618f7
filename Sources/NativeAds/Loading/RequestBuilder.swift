import Foundation
package import OpenRTB

/// Makes the OpenRTB request of a load.
package struct RequestBuilder: Sendable {
    /// This library's name, as exchanges see it.
    static let name = "OpenNativeAds"

    /// The events that an ad reports, as images, unless the app asks for others.
    package static let standardTrackers = [
        EventType.impression, .viewable50, .viewable100, .video50,
    ].map {
        EventTrackerRequest(event: $0, methods: [.image])
    }

    let world: World
    let settings: NativeAds.Configuration

    /// A builder for a world and what an app is held to.
    package init(world: World, settings: NativeAds.Configuration) {
        self.world = world
        self.settings = settings
    }

    /// The request for up to `count` ads of one unit, in one impression with the id "1".
    ///
    /// Consent is read now. Throws where an asset cannot be asked for as it is.
    package func request(
        unit: String,
        count: Int,
        assets: [AssetRequest],
        trackers: [EventTrackerRequest],
        options: LoadOptions = LoadOptions()
    ) throws(AdError) -> (request: BidRequest, notes: [String]) {
        let (native, notes) = try native(
            count: count,
            assets: assets,
            trackers: trackers,
            whole: options.nativeRequest
        )
        let facts = world.device()
        let privacy = PrivacyFacts(settings, facts, world: world)
        let named = options.targeting?.userID
        let identifiers =
            privacy.allowsIdentifiers ? identifiers(facts, named: named) : Identifiers()
        let imp = Imp(
            id: "1",
            native: native,
            tagid: unit,
            displaymanager: Self.name,
            displaymanagerver: NativeAds.version,
            secure: 1
        )
        var request = BidRequest(
            id: world.randomID(),
            imp: [imp],
            app: App(name: facts.appName, bundle: facts.bundle, ver: facts.appVersion),
            device: device(facts, privacy, identifiers),
            user: user(privacy.consent, identifiers),
            regs: regs(privacy),
            at: 1
        )
        let odd = write(options.targeting, into: &request, privacy)
        settings.request.apply(to: &request, allowsIdentifiers: privacy.allowsIdentifiers)
        return (request, notes + privacy.consent.notes + odd)
    }

    /// Says what the app knows, and returns what of it was left out.
    private func write(
        _ targeting: Targeting?,
        into request: inout BidRequest,
        _ privacy: PrivacyFacts
    ) -> [String] {
        guard let targeting else { return [] }
        var writer = TargetingWriter(
            targeting,
            allowsProfile: privacy.allowsProfile,
            now: world.wallClock()
        )
        writer.write(into: &request)
        return writer.notes
    }

    /// What the app says, and for what it does not say, what the device does.
    private func identifiers(_ facts: DeviceFacts, named userID: String?) -> Identifiers {
        var identifiers = settings.identifiers?() ?? Identifiers()
        identifiers.userID = userID ?? identifiers.userID
        identifiers.advertisingID = identifiers.advertisingID ?? facts.advertisingID
        identifiers.vendorID = identifiers.vendorID ?? facts.vendorID
        return identifiers.known
    }

    private func device(
        _ facts: DeviceFacts,
        _ privacy: PrivacyFacts,
        _ identifiers: Identifiers
    ) -> Device {
        var device = Device(
            ua: facts.userAgent,
            devicetype: facts.deviceType,
            make: facts.make,
            model: facts.model,
            os: facts.os,
            osv: facts.osVersion,
            w: facts.width,
            h: facts.height,
            pxratio: facts.pixelRatio,
            language: facts.language,
            connectiontype: facts.connection?.code,
            ifa: identifiers.advertisingID,
            lmt: privacy.limitsTracking
        )
        if let tracking = privacy.tracking {
            device.dnt = privacy.limitsTracking
            device.ext["atts"] = JSONValue(tracking.rawValue)
        }
        device.ext["ifv"] = identifiers.vendorID.map(JSONValue.string)
        return device
    }

    private func user(_ consent: ConsentSignals, _ identifiers: Identifiers) -> User? {
        let user = User(
            id: identifiers.userID,
            buyeruid: identifiers.buyerID,
            consent: consent.tcString
        )
        return user == User() ? nil : user
    }

    private func regs(_ privacy: PrivacyFacts) -> Regs? {
        let consent = privacy.consent
        var regs = Regs(
            coppa: privacy.isChildDirected,
            gdpr: consent.gdprApplies,
            usPrivacy: consent.usPrivacy,
            gpp: consent.gpp,
            gppSID: consent.gppSections
        )
        regs.dsa = settings.transparency
        if let isUnderAge = privacy.isUnderAgeOfConsent {
            regs.ext["ona"] = ["underAge": isUnderAge ? 1 : 0]
        }
        return regs == Regs() ? nil : regs
    }
}
