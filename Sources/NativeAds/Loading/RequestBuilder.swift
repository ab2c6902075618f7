import Foundation
import OpenRTB

/// Makes the OpenRTB request of a load.
struct RequestBuilder: Sendable {
    /// This library's name and version, as exchanges see them.
    static let name = "OpenNativeAds"
    static let version = "1.0"

    /// The events that an ad reports, as images, unless the app asks for others.
    static let standardTrackers = [EventType.impression, .viewable50, .viewable100, .video50].map {
        EventTrackerRequest(event: $0, methods: [.image])
    }

    let world: World
    let isChildDirected: Bool?

    /// The request for up to `count` ads of one unit, in one impression with the id "1".
    ///
    /// Consent is read now. Throws where an asset cannot be asked for as it is.
    func request(
        unit: String,
        count: Int,
        assets: [AssetRequest],
        trackers: [EventTrackerRequest]
    ) throws(AdError) -> (request: BidRequest, notes: [String]) {
        let consent = ConsentSignals(world.defaults)
        let native = NativeRequest(
            plcmtcnt: count,
            assets: assets,
            eventtrackers: trackers,
            privacy: true
        )
        if let problem = native.problems().first {
            throw AdError(.invalidRequest, sentence: problem.sentence)
        }
        let facts = world.device()
        let imp = Imp(
            id: "1",
            native: NativeImp(request: native, ver: native.ver),
            tagid: unit,
            displaymanager: Self.name,
            displaymanagerver: Self.version,
            secure: 1
        )
        let request = BidRequest(
            id: world.randomID(),
            imp: [imp],
            app: App(name: facts.appName, bundle: facts.bundle, ver: facts.appVersion),
            device: device(facts, consent),
            user: consent.tcString.map { User(consent: $0) },
            regs: regs(consent),
            at: 1
        )
        return (request, consent.notes)
    }

    private func device(_ facts: DeviceFacts, _ consent: ConsentSignals) -> Device {
        let mayIdentify = consent.allowsIdentifiers && isChildDirected != true
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
            ifa: mayIdentify && !facts.limitsTracking ? facts.advertisingID : nil,
            lmt: facts.limitsTracking
        )
        if mayIdentify, let vendorID = facts.vendorID {
            device.ext["ifv"] = .string(vendorID)
        }
        return device
    }

    private func regs(_ consent: ConsentSignals) -> Regs? {
        let regs = Regs(
            coppa: isChildDirected,
            gdpr: consent.gdprApplies,
            usPrivacy: consent.usPrivacy,
            gpp: consent.gpp,
            gppSID: consent.gppSections
        )
        return regs == Regs() ? nil : regs
    }
}
