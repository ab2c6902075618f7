/// Everything that is checked in a VAST document.
///
/// The raw value is the rule's code. Each has a page in the documentation of `lint`.
public enum VASTRule: String, CaseIterable, Sendable, Hashable {
    /// The document is not well-formed XML.
    case xml = "vast.xml"
    /// Something stands before the XML declaration, where strict parsers stop.
    case prolog = "vast.xml.prolog"
    /// The declared encoding is not that of the bytes.
    case encoding = "vast.xml.encoding"
    /// The document brings a document type, which players refuse or ignore.
    case doctype = "vast.xml.doctype"
    /// The document is larger or deeper than any player takes on.
    case limit = "vast.limit"
    /// Text stands where only elements belong.
    case strayText = "vast.text.stray"
    /// The root element is not VAST.
    case root = "vast.root"
    /// The document is VAST 1, which no player reads any more.
    case version = "vast.version"
    /// The document does not say its version.
    case versionMissing = "vast.version.missing"
    /// The version is none that was published.
    case versionUnknown = "vast.version.unknown"
    /// The document has no ad, which means that nobody bought the place.
    case noAds = "vast.ads.none"
    /// VAST/Error stands beside ads, where players do not call it.
    case errorBesideAd = "vast.error.beside"
    /// An ad is not exactly one of InLine and Wrapper.
    case adContent = "vast.ad.content"
    /// An ad's place in its pod is no positive number.
    case adSequence = "vast.ad.sequence"
    /// An ad's type is none of video, audio and hybrid.
    case adType = "vast.ad.type"
    /// An ad has no Impression URL, so that its showing is never paid.
    case noImpression = "vast.impression.missing"
    /// An ad does not say which ad server made it.
    case noAdSystem = "vast.adsystem.missing"
    /// An ad has no title.
    case noAdTitle = "vast.adtitle.missing"
    /// An ad of VAST 4.1 or later has no AdServingId.
    case noAdServingID = "vast.adservingid.missing"
    /// An InLine ad has no creative, so that nothing can be shown.
    case noCreatives = "vast.creatives.missing"
    /// A creative is not exactly one of Linear, NonLinearAds and CompanionAds.
    case creativeContent = "vast.creative.content"
    /// An InLine ad has no Linear creative, so that no video plays.
    case noLinear = "vast.linear.missing"
    /// A creative of VAST 4 or later has no UniversalAdId.
    case noUniversalAdID = "vast.universaladid.missing"
    /// A UniversalAdId does not name its registry.
    case universalAdIDRegistry = "vast.universaladid.registry"
    /// A wrapper has no address that can be asked for.
    case wrapperURI = "vast.wrapper.uri"
    /// A wrapper's address is in VASTAdTagURL, the name of VAST 1.
    case wrapperLegacy = "vast.wrapper.legacy"
    /// A Linear creative of an InLine ad has no duration.
    case noDuration = "vast.duration.missing"
    /// A duration cannot be read.
    case durationFormat = "vast.duration.format"
    /// A duration is zero, so that quartiles wait for the media.
    case durationZero = "vast.duration.zero"
    /// A time is in bare seconds, which many players do not read.
    case timeFormat = "vast.time.format"
    /// A skip offset cannot be read or lies past the end, so that nobody can skip.
    case skipOffset = "vast.skipoffset"
    /// A progress tracker's offset is missing, unreadable or past the end.
    case progressOffset = "vast.progress.offset"
    /// A tracker names no event, or one that is never fired.
    case trackingEvent = "vast.tracking.event"
    /// A Linear creative of an InLine ad has no media file with an address.
    case noMediaFile = "vast.mediafile.none"
    /// A media file has no MIME type, by which players choose.
    case mediaFileType = "vast.mediafile.type"
    /// A media file's delivery is neither progressive nor streaming.
    case mediaFileDelivery = "vast.mediafile.delivery"
    /// A media file's width or height is missing or not positive.
    case mediaFileSize = "vast.mediafile.size"
    /// A media file's bit rates are unreadable or contradict each other.
    case mediaFileBitrate = "vast.mediafile.bitrate"
    /// A media file is VPAID code, which no app runs.
    case mediaFileVPAID = "vast.mediafile.vpaid"
    /// No media file is of a type that iOS plays (MP4 or HLS).
    case mediaFileUnplayable = "vast.mediafile.unplayable"
    /// An element that holds a URL is empty.
    case urlEmpty = "vast.url.empty"
    /// A URL cannot be called, or only after repair.
    case urlInvalid = "vast.url.invalid"
    /// A URL is plain http, which iOS refuses by default.
    case urlInsecure = "vast.url.insecure"
    /// A URL has a macro that VAST does not know.
    case macroUnknown = "vast.macro.unknown"
    /// A yes or no is written as neither 0, 1, true nor false.
    case boolean = "vast.boolean"
    /// A number cannot be read.
    case number = "vast.number"
    /// An icon, companion or overlay has nothing to draw.
    case resourceMissing = "vast.resource.missing"
    /// An icon's place is neither an edge nor a number.
    case iconPosition = "vast.icon.position"
    /// A verification does not name its vendor.
    case verificationVendor = "vast.verification.vendor"
    /// A verification has no script to run.
    case verificationResource = "vast.verification.resource"
    /// Verifications stand in an Extension, their place before VAST 4.1.
    case verificationExtension = "vast.verification.extension"
    /// A price lacks its amount, model or currency, or one of them is unreadable.
    case pricing = "vast.pricing"
    /// A category does not say whose list it is from.
    case categoryAuthority = "vast.category.authority"
    /// An element is unknown in its place and ignored.
    case elementUnknown = "vast.element.unknown"
    /// An element's name is in the wrong case, so that players ignore it.
    case elementCase = "vast.element.case"
    /// An element stands more than once where one is expected.
    case elementRepeated = "vast.element.repeated"
    /// An element is newer than the version of the document.
    case elementVersion = "vast.element.version"
    /// An attribute is unknown on its element and ignored.
    case attributeUnknown = "vast.attribute.unknown"
    /// An attribute's name is in the wrong case, so that strict players ignore it.
    case attributeCase = "vast.attribute.case"
    /// Something is used that VAST has given up.
    case deprecated = "vast.deprecated"

    /// How bad it is where the rule is broken.
    public var severity: VASTSeverity {
        switch self {
        case .xml, .limit, .root, .version, .adContent, .noImpression, .noCreatives, .wrapperURI,
            .noDuration, .durationFormat, .noMediaFile, .mediaFileType:
            .error
        case .strayText, .noAds, .errorBesideAd, .noLinear, .wrapperLegacy, .macroUnknown,
            .verificationExtension, .elementUnknown, .elementVersion, .attributeUnknown,
            .attributeCase, .deprecated:
            .note
        default:
            .warning
        }
    }
}
