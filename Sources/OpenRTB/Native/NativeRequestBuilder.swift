/// Puts a native request together, asset by asset, and numbers the assets.
///
/// Nothing is sent for what is not said: no exact sizes, no `-1`.
public struct NativeRequestBuilder: Sendable {
    /// What surrounds the ad.
    public var context: NativeContext?
    /// Where the ad stands.
    public var plcmttype: NativePlacement?
    /// How many different ads are wanted.
    public var count = 1
    /// Whether the app shows a privacy link (AdChoices) that the answer gives.
    public var privacy = false

    private var assets: [(id: Int?, required: Bool, content: AssetRequest.Content)] = []
    private var trackers: [EventTrackerRequest] = []

    /// A request without assets.
    public init() {}

    /// Asks for a headline of at most `length` characters.
    public mutating func title(length: Int = 90, id: Int? = nil, required: Bool = false) {
        add(.title(length: length), id: id, required: required)
    }

    /// Asks for a picture; `wmin` and `hmin` are its least size in pixels.
    public mutating func image(
        _ type: ImageAssetType,
        wmin: Int? = nil,
        hmin: Int? = nil,
        id: Int? = nil,
        required: Bool = false
    ) {
        let image = ImageRequest(type: type, wmin: wmin, hmin: hmin)
        add(.image(image), id: id, required: required)
    }

    /// Asks for a video.
    public mutating func video(_ video: VideoRequest, id: Int? = nil, required: Bool = false) {
        add(.video(video), id: id, required: required)
    }

    /// Asks for a text of at most `length` characters.
    public mutating func data(
        _ type: DataAssetType,
        length: Int? = nil,
        id: Int? = nil,
        required: Bool = false
    ) {
        add(.data(type: type, length: length), id: id, required: required)
    }

    /// Says that `event` can be reported by `methods`.
    public mutating func eventTracker(_ event: EventType, methods: [EventMethod]) {
        trackers.append(EventTrackerRequest(event: event, methods: methods))
    }

    /// The request; assets without an id of their own get the lowest ones from 1 that are free.
    ///
    /// Throws if an id is negative or was given twice.
    public func request() throws(RequestProblem) -> NativeRequest {
        var used: [Int: Int] = [:]
        for (index, asset) in assets.enumerated() {
            guard let id = asset.id else { continue }
            guard id >= 0 else {
                throw RequestProblem("assets[\(index)].id", "must not be negative")
            }
            if let earlier = used.updateValue(index, forKey: id) {
                throw RequestProblem("assets[\(index)].id", "repeats that of assets[\(earlier)]")
            }
        }
        var numbers = AssetNumbers(used: used.keys)
        let numbered = assets.map { asset in
            AssetRequest(
                id: asset.id ?? numbers.next(),
                required: asset.required,
                content: asset.content
            )
        }
        return NativeRequest(
            context: context,
            plcmttype: plcmttype,
            plcmtcnt: count,
            assets: numbered,
            eventtrackers: trackers,
            privacy: privacy
        )
    }

    private mutating func add(_ content: AssetRequest.Content, id: Int?, required: Bool) {
        assets.append((id, required, content))
    }
}
