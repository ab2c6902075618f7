public import Foundation
public import OpenRTB

extension NativeAds {
    /// What a ``NativeAds`` is held to; every value but the endpoint has a default.
    public struct Configuration: Sendable {
        /// The OpenRTB endpoint that is asked first.
        public var endpoint: URL
        /// The OpenRTB endpoint that is asked once when the first has no ad; `nil` by default.
        public var backfill: URL?
        /// Whether the backfill also completes a batch that the first source filled in part;
        /// `false` by default.
        public var topsUpFromBackfill = false
        /// Seconds from a load to its outcome; 60 by default.
        public var timeout: TimeInterval = 60
        /// When an impression counts; the first visible pixel by default.
        public var impression: ImpressionRule = .onePixel
        /// Whether 30 % is enough for ads of at least 242,500 square points to be viewable;
        /// `false` by default.
        public var countsLargeAdsEarlier = false
        /// When pictures are fetched; before the load returns by default.
        public var pictures: PictureLoadingMode = .eager
        /// How videos play; by themselves and muted by default.
        public var video = VideoOptions()
        /// Who sees to the audio session when a video's sound comes on; the engine by default.
        public var audio: VideoAudio = .automatic
        /// Whether pictures that can, GIF and WebP, move; by default their first frame is shown.
        ///
        /// They stand still where the person asked the system for less motion, and beyond 300
        /// frames; the frames of one view take 48 MB at most, decoded.
        public var animatesPictures = false
        /// Whether an http picture is asked for by https; it is refused by default.
        ///
        /// Pictures of the device itself (127.0.0.1, localhost) are always allowed.
        public var upgradesInsecurePictures = false
        /// Who opens pages, where the ad does not say; the system by default.
        public var browser: Browser = .system
        /// An ad's life in seconds, from its sale on, where its seller does not say; one hour by
        /// default, infinite for ever.
        public var expiry: TimeInterval = 3600
        /// Whether a batch may hold the same creative twice; `false` by default.
        public var keepsDuplicates = false
        /// Whether the app is for children under US law (COPPA); `nil`, unknown, by default.
        public var isChildDirected: Bool?
        /// Whether the person is too young to consent to the use of their data (GDPR, article 8);
        /// `nil`, unknown, by default.
        public var isUnderAgeOfConsent: Bool?
        /// What ads must say of themselves for the EU's Digital Services Act; nothing by default.
        ///
        /// An ad that does not say what is required is left out with a note.
        public var transparency: TransparencyRequest?
        /// What the person answered to the system's question about tracking, asked before each
        /// request; by default nothing is known.
        ///
        /// ```swift
        /// settings.trackingAuthorization = {
        ///     TrackingAuthorization(rawValue: Int(ATTrackingManager.trackingAuthorizationStatus.rawValue))
        /// }
        /// ```
        public var trackingAuthorization: (@Sendable () -> TrackingAuthorization?)?
        /// Who the person is to advertisers; none by default.
        ///
        /// Called for a request, and only where no law, setting or choice of the person forbids
        /// it to say so.
        public var identifiers: (@Sendable () -> Identifiers)?
        /// Whether a bound view must (`true`) or must not (`false`) have a media view; `nil`,
        /// either, by default.
        package var hasMediaView: Bool?
        /// Whether nothing but `rendered` counts before the main picture is there.
        package var countsOnlyWithMain = false
        /// Which ads get the AdChoices badge; all with a page for it by default.
        package var adChoices = AdChoicesRule.byPrivacyLink
        /// Seconds before an ad's end at which it says so; 60 by default.
        ///
        /// What is not shorter than the ad's life, or is no time at all, counts as 60.
        package var expiryWarning: TimeInterval = 60

        /// What a dialect's own settings say in each request; nothing by default.
        package var request = RequestSettings()
        /// The buyer whose ads count at the first pixel at the earliest; none by default.
        package var onePixelMember: Int?

        /// Starts from the defaults.
        public init(endpoint: URL, backfill: URL? = nil) {
            self.endpoint = endpoint
            self.backfill = backfill
        }
    }
}
