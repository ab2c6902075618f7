public import Foundation

/// Why a load, a binding or a picture did not work out.
///
/// Match it by its static members; more may be added without breaking a `switch` of yours:
/// ```swift
/// do {
///     let ad = try await ads.load("home-feed")
/// } catch .noFill {
///     hideTheSlot()
/// } catch {
///     log(error.sentence)
/// }
/// ```
public struct AdError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What a dialect switches over, exhaustively, so that a new reason cannot go unmapped.
    package enum Reason: String, Sendable, Hashable, CaseIterable {
        case noFill
        case backfillNoFill
        case timeout
        case network
        case badResponse
        case invalidRequest
        case alreadyLoading
        case alreadyLoaded
        case `internal`
        case cancelled
        case expired
        case notLoaded
        case notConfigured
        case noView
        case mediaViewMismatch
        case assetMissing
        case assetFailed
    }

    package let reason: Reason

    /// The HTTP status that the demand source answered with, where the error comes from one.
    public let status: Int?

    /// Seconds after which the source wants to be asked again, where it said so (Retry-After); at
    /// most a day.
    public let retryAfter: TimeInterval?

    /// The auction that came to nothing, where one was asked; two errors of one kind are alike
    /// whatever auctions they end.
    package var auctionID: String?

    /// One sentence for a log, saying what happened and what can be done about it.
    public let sentence: String

    /// Whether something that could be had was refused for what it is, which is worth a note;
    /// `false` where it could not be had.
    let isRefusal: Bool

    package init(
        _ reason: Reason,
        status: Int? = nil,
        retryAfter: TimeInterval? = nil,
        sentence: String? = nil
    ) {
        self.reason = reason
        self.status = status
        self.retryAfter = retryAfter
        self.sentence = sentence ?? reason.sentence
        isRefusal = false
    }

    /// A picture that is not shown for what it is, or for where it is.
    init(refusing sentence: String) {
        reason = .assetFailed
        (status, retryAfter) = (nil, nil)
        self.sentence = sentence
        isRefusal = true
    }

    /// Whether both say the same of what went wrong.
    public static func == (one: AdError, other: AdError) -> Bool {
        one.reason == other.reason && one.status == other.status
            && one.retryAfter == other.retryAfter && one.sentence == other.sentence
    }

    /// Feeds what went wrong to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(reason)
        hasher.combine(status)
        hasher.combine(retryAfter)
        hasher.combine(sentence)
    }

    /// The name of the error and its sentence.
    public var description: String { "\(reason.rawValue): \(sentence)" }

    /// Whether `error` is this kind of error, whatever its status and sentence.
    public static func ~= (pattern: AdError, error: AdError) -> Bool {
        pattern.reason == error.reason
    }

    /// Whether `error` is an `AdError` of this kind, whatever its status and sentence.
    public static func ~= (pattern: AdError, error: any Error) -> Bool {
        (error as? AdError).map { pattern.reason == $0.reason } ?? false
    }
}

extension AdError {
    /// Nobody had an ad to sell: normal, ask again later.
    public static let noFill = AdError(.noFill)
    /// Neither the direct source nor the backfill had an ad.
    public static let backfillNoFill = AdError(.backfillNoFill)
    /// The deadline of the load passed before an ad was ready.
    public static let timeout = AdError(.timeout)
    /// The demand source could not be reached, or was too busy to answer.
    public static let network = AdError(.network)
    /// The demand source answered with something that cannot be read.
    public static let badResponse = AdError(.badResponse)
    /// The demand source refused the request; `sentence` repeats what it said.
    public static let invalidRequest = AdError(.invalidRequest)
    /// The loader is still busy with an earlier load.
    public static let alreadyLoading = AdError(.alreadyLoading)
    /// The loader has its ad already.
    public static let alreadyLoaded = AdError(.alreadyLoaded)
    /// A fault of this library.
    public static let `internal` = AdError(.internal)
    /// The task that asked for the ad was cancelled.
    public static let cancelled = AdError(.cancelled)
    /// The ad is too old to be shown.
    public static let expired = AdError(.expired)
    /// There is no ad to bind yet.
    public static let notLoaded = AdError(.notLoaded)
    /// Nobody has said yet where ads come from; see ``NativeAds/configure(_:world:)``.
    public static let notConfigured = AdError(.notConfigured)
    /// There is no view to bind the ad to.
    public static let noView = AdError(.noView)
    /// The presence of a media view is not what the settings ask for.
    public static let mediaViewMismatch = AdError(.mediaViewMismatch)
    /// The ad has no such asset.
    public static let assetMissing = AdError(.assetMissing)
    /// The asset could not be loaded.
    public static let assetFailed = AdError(.assetFailed)
}

extension AdError {
    /// The app loads the pictures itself.
    static let picturesAreOff = AdError(
        .assetFailed,
        sentence: "Pictures are switched off for this load; fetch them from the ad's creative."
    )
}

extension AdError.Reason {
    fileprivate var sentence: String {
        switch self {
        case .noFill: "No ad is for sale right now; ask again in half a minute or later."
        case .backfillNoFill: "Neither the direct source nor the backfill has an ad right now."
        case .timeout: "No ad was ready before the deadline; check the network or allow more time."
        case .network: "The ad source cannot be reached; try again when the network is back."
        case .badResponse:
            "The ad source sent something that is no bid response; check its address."
        case .invalidRequest: "The ad source refused the request; check the unit and the assets."
        case .alreadyLoading: "This loader is busy; wait for its outcome or use another loader."
        case .alreadyLoaded: "This loader has its ad already; use a new loader for another."
        case .internal: "Something went wrong inside the ads library; please report it."
        case .cancelled: "The load was cancelled."
        case .expired: "The ad is too old to be shown; load a new one."
        case .notLoaded: "There is no ad yet; load one first."
        case .notConfigured:
            "No ad source is known; call NativeAds.configure, or name the source as "
                + "OpenNativeAdsEndpoint in Info.plist or, on Linux, as OPEN_NATIVE_ADS_ENDPOINT "
                + "in the environment."
        case .noView: "There is no view to show the ad in."
        case .mediaViewMismatch: "A media view is required, or must be absent; see hasMediaView."
        case .assetMissing: "The ad has no such asset."
        case .assetFailed: "The asset could not be loaded."
        }
    }
}
