import OpenRTB
import PictureHeaders

/// What one impression of a request asks for, as far as choosing needs it.
struct Placement: Sendable {
    var native: NativeRequest
    /// US dollars for a thousand impressions.
    var floor: Double
    /// False where the floor is in another currency, which is not converted.
    var isFloorKnown: Bool
    var isSecure: Bool
    var blocked: BlockedDomains
    /// Campaigns that the device has seen or clicked often enough.
    var capped: Set<String>
    /// The app's own formats that it takes, beside ordinary ads.
    var formats: Set<String>
    /// Decides whose turn it is among equals.
    var key: String

    init(_ imp: Imp, _ native: NativeRequest, of request: BidRequest, blocked: BlockedDomains) {
        self.native = native
        self.native.assets = native.assets.map(Self.withKnownFormats)
        floor = imp.bidfloor
        isFloorKnown = imp.bidfloor <= 0 || imp.bidfloorcur.uppercased() == "USD"
        isSecure = imp.secure == 1
        self.blocked = blocked
        capped = Self.names("capped", in: imp)
        formats = Self.names("formats", in: imp)
        key = request.id + "/" + imp.id
    }

    /// What the device lists of a kind; it meets fewer campaigns, and knows fewer formats, than this.
    private static func names(_ key: String, in imp: Imp) -> Set<String> {
        Set((imp.ext["ona"]?[key]?.array ?? []).prefix(1000).compactMap(\.string))
    }

    /// How many ads at most; whatever is asked, a page of ads is enough.
    var count: Int { min(max(native.plcmtcnt, 1), 20) }

    /// The asset with only those formats that a picture here may have, and one unknown where there are no others.
    ///
    /// A request may list thousands, and each ad of the unit is held against them.
    private static func withKnownFormats(_ asset: AssetRequest) -> AssetRequest {
        var asset = asset
        switch asset.content {
        case .image(var image):
            let formats = PictureHeader.Format.everywhere.map(\.mediaType) + ["image/jpg"]
            image.mimes = known(image.mimes, of: Set(formats))
            asset.content = .image(image)
        case .video(var video):
            video.mimes = known(video.mimes, of: [VideoFacts.mediaType])
            let isOurs = video.protocols.contains(Assembly.vast42)
            video.protocols = isOurs ? [Assembly.vast42] : Array(video.protocols.prefix(1))
            asset.content = .video(video)
        default:
            break
        }
        return asset
    }

    private static func known(_ mimes: [String], of formats: Set<String>) -> [String] {
        guard mimes.count > 1 else { return mimes }
        let known = Set(mimes.map { $0.lowercased() }).intersection(formats)
        return known.isEmpty ? [mimes[0]] : Array(known)
    }
}
