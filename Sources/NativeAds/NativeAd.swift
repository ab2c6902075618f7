/// One loaded ad: its parts, and what happens to it.
///
/// Show its parts in views of your own and register it on the view that holds them; from then on
/// it counts and opens by itself. It lives on the main actor.
/// ```swift
/// let ad = try await ads.load("home-feed")
/// cell.headlineLabel.text = ad.headline
/// try ad.register(cell)
/// for await event in ad.events { print(event) }
/// ```
@MainActor public final class NativeAd: Identifiable {
    /// How far an ad has come.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// It is on no view.
        case loaded
        /// It is registered on a view.
        case bound
        /// Its impression has counted; it stays valid for as long as the app keeps it.
        case shown
        /// It is too old to be bound.
        case expired
    }

    /// Unique in the process, also where one bid is loaded twice.
    public nonisolated let id: String
    /// The unit that was loaded.
    public let unit: String
    /// Who sold it.
    public let source: AdSource
    /// Its parts.
    public let creative: Creative
    /// Handles the clicks of this ad in place of opening its link; `nil`, the default, opens it.
    ///
    /// A click then counts at the tap, whatever the app does with it and whatever ``Browser`` is
    /// set. The AdChoices badge goes on opening its page.
    /// ```swift
    /// ad.onClick = { click in show(click.link?.url) }
    /// ```
    public var onClick: (@MainActor (AdClick) -> Void)?

    /// Who opens the pages of this ad, whatever its seller says; `nil`, as configured, by default.
    package var browser: Browser?

    let engine: Engine
    let offer: Offer
    let plan: MediaPlan
    let hub = EventHub<AdEvent>()
    let shelf: PictureShelf
    let outbox: Outbox
    /// The ad's video, which an ad without one has too, and never plays.
    package let video: VideoPlayback
    /// Told when samples of exposure are wanted again, after they were not.
    package var onSamplesWanted: (@MainActor () -> Void)?
    /// Told of each sample before it counts, for as long as the ad is on a view: for a trace.
    package var exposureWatcher: (@MainActor (ExposureSample) -> Void)?
    /// What the layer with the views keeps with the ad for as long as it lives.
    package var keepsake: AnyObject?
    /// The player, made when there is something to play.
    var controller: VideoController?
    /// Whether a view that shows it has been in a window.
    var hasBeenInWindow = false
    /// Whether the app shows a main picture of its own.
    var hasOwnMainImage = false
    /// The icons over the video that were seen, and those that led to their page.
    var shownIcons: Set<Int> = []
    var tappedIcons: Set<Int> = []
    /// The video as the main media; `notAvailable` where there is none.
    var videoAsset: VideoAsset
    var counting: CountingMachine
    var clicks = ClickMachine()
    /// The taps on the AdChoices badge, which are no clicks.
    var choices = ClickMachine()
    var expiry: ExpiryMachine
    var expiryTask: Task<Void, Never>?
    var media: MediaMachine?
    var binding: Binding?
    var hasSentWinNotice = false
    var hasNotedMissingMark = false
    /// Pages that the world was asked to open and has not answered for.
    var opensUnderWay = 0
    /// What was told of these meanwhile.
    var heldBack: [AdEvent] = []
    /// Whether the person said that they do not want to see it.
    var isMuted = false
    /// What is to be told of its pictures once the app has the ad; `nil` from then on.
    var unheardNotes: [String]? = []

    /// An ad that was sold at a time of the clock that counts sleep; by default now.
    init(
        _ offer: Offer,
        unit: String,
        engine: Engine,
        plan: MediaPlan,
        soldAt: Double? = nil
    ) {
        id = engine.world.randomID()
        self.unit = unit
        self.offer = offer
        self.engine = engine
        self.plan = plan
        source = offer.source
        creative = offer.creative
        let settings = engine.configuration
        counting = CountingMachine(
            rules: CountingRules(
                impression: settings.impression(of: offer),
                largeAds: settings.countsLargeAdsEarlier,
                needsMainMedia: settings.countsOnlyWithMain
            )
        )
        expiry = ExpiryMachine(
            life: offer.life ?? settings.expiry,
            soldAt: soldAt ?? engine.world.bootTime(),
            warning: settings.expiryWarning
        )
        shelf = PictureShelf(creative.pictureSources, loader: engine.pictures)
        outbox = Outbox(hub: hub, mailroom: engine.mailroom, onPut: engine.tally(of: offer))
        video = VideoPlayback(creative.vast, engine: engine, outbox: outbox)
        videoAsset = VideoAsset(exists: creative.vast != nil, needsFrame: plan.pictures != .eager)
        shelf.onChange = { [weak self] in self?.pictureChanged($0, $1) }
        video.onSettled = { [weak self] in self?.videoSettled() }
    }

    deinit {
        expiryTask?.cancel()
    }

    /// How far the ad has come.
    public var state: State {
        if counting.hasCounted(.impression) { return .shown }
        if expiry.isExpired(at: engine.world.bootTime()) { return .expired }
        return binding == nil ? .loaded : .bound
    }

    /// What happens to the ad from now on; each access starts a stream of its own.
    ///
    /// The stream ends with the ad.
    public var events: AsyncStream<AdEvent> { hub.stream() }

    /// Calls `observer` with each event, until the observation is cancelled or let go.
    package func observe(_ observer: @escaping @MainActor (AdEvent) -> Void) -> Observation {
        hub.observe(observer)
    }

    /// Whether the AdChoices badge belongs on the ad and the app does not draw it.
    public var showsAdChoices: Bool {
        switch engine.configuration.adChoices {
        case .byPrivacyLink: creative.showsAdChoices
        case .backfillOnly: source == .backfill && creative.showsAdChoices
        case .appDraws: false
        }
    }

    /// The title.
    public var headline: String? { creative.headline }
    /// The description.
    public var body: String? { creative.body }
    /// The button's label.
    public var callToAction: String? { creative.callToAction }
    /// Who pays for the ad.
    public var advertiser: String? { creative.advertiser }
    /// Stars, 0 to 5.
    public var rating: Double? { creative.rating }
    /// The price, with its currency.
    public var price: String? { creative.price }

    /// The text that the view of a role shows; `nil` where the ad has none or it is no text.
    public func text(_ role: AssetRole) -> String? { creative.text(role) }
}
