import VAST

/// Makes the VAST document of a video ad: one ad, one file, and a signed URL for whatever can happen.
struct VideoMarkup {
    let addresses: Addresses
    let candidate: Candidate
    let video: VideoFacts
    /// The bid's event of a kind.
    let record: (EventKind) -> EventRecord

    var vast: String { VASTWriter.text(of: VASTDocument(ads: [ad])) }

    private var ad: VASTAd {
        let creative = candidate.creative
        let bid = record(.videoImpression).bid
        return VASTAd(
            id: bid,
            adType: "video",
            system: AdSystem(name: "Open Native Ads"),
            impressions: [url(.videoImpression)],
            errors: [url(.error) + "?code=[ERRORCODE]"],
            viewable: [ViewableImpression(viewable: [url(.video50)])],
            creatives: [
                VASTCreative(
                    id: creative.id,
                    universalAdIDs: [UniversalAdID(value: creative.id)],
                    linear: linear
                )
            ],
            content: .inLine(
                InLine(
                    title: creative.headline,
                    advertiser: candidate.advertiser.name,
                    servingID: bid
                )
            )
        )
    }

    private static let tracked: [(TrackingEvent, EventKind)] = [
        (.start, .start), (.firstQuartile, .firstQuartile), (.midpoint, .midpoint),
        (.thirdQuartile, .thirdQuartile), (.complete, .complete), (.pause, .pause),
        (.resume, .resume), (.mute, .mute), (.unmute, .unmute), (.skip, .skip),
    ]

    private var linear: Linear {
        Linear(
            duration: video.duration,
            skipOffset: candidate.creative.skipAfter.map { .seconds($0) },
            mediaFiles: [file],
            tracking: Self.tracked.map { VAST.Tracking(event: $0, url: url($1)) },
            clickThrough: clickThrough,
            clickTracking: clickTracking
        )
    }

    private var file: MediaFile {
        MediaFile(
            url: addresses.video(video.name),
            type: VideoFacts.mediaType,
            width: video.width,
            height: video.height,
            bitrate: video.bitrate,
            delivery: "progressive",
            codec: video.codec,
            scalable: true,
            maintainsAspectRatio: true,
            fileSize: video.size
        )
    }

    /// The same click as the native link's, by the same token: whoever follows or tells it, or both, it
    /// counts once.
    private var clickThrough: String {
        let creative = candidate.creative
        return creative.isWebLanding ? addresses.click(record(.click)) : creative.landing
    }

    /// A redirect counts by itself, an app that is opened directly does not.
    ///
    /// Other trackers of the creative are the native link's alone, for a client calls both lists.
    private var clickTracking: [String] {
        candidate.creative.isWebLanding ? [] : [url(.click)]
    }

    private func url(_ kind: EventKind) -> String { addresses.event(record(kind)) }
}
