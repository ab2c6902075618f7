import Foundation
import OpenRTB
import VAST

/// Puts down in JSON what following a VAST document led to.
struct VASTInspection {
    /// The ads that the player cannot play are among its failures.
    private var resolution: VASTResolution
    /// Whether there was anything that could answer for a wrapper.
    private let hasAnswers: Bool
    /// The place of the media file to play, for each ad.
    private let chosen: [Int?]

    init(
        _ resolution: VASTResolution,
        choice: MediaChoice,
        macros: VASTMacros,
        hasAnswers: Bool
    ) {
        self.hasAnswers = hasAnswers
        self.resolution = resolution
        chosen = resolution.ads.map { choice.order(of: $0.mediaFiles).first }
        for (ad, file) in zip(resolution.ads, chosen) where file == nil {
            self.resolution.failures.append(
                .unplayable(ad, files: ad.mediaFiles, macros: macros)
            )
        }
    }

    /// All that was found.
    var ad: InspectedAd {
        var object: JSONObject = ["kind": "vast"]
        object["ads"] = .array(zip(resolution.ads, chosen).map { VASTAdInspection($0, $1).json })
        object["failure"] = failure
        object["requests"] = JSONValue(resolution.requests)
        return InspectedAd(
            json: .object(object),
            canBeShown: chosen.contains { $0 != nil },
            notes: resolution.notes.map { "\($0.path): \($0.reason)" }
                + zip(resolution.failures, sentences).map { "\($0.code): \($1)" }
        )
    }

    private var sentences: [String] {
        resolution.sentences(unanswered: hasAnswers ? nil : "give its answer by --http")
    }

    private var failure: JSONValue? {
        resolution.failure.map { failure in
            [
                "code": JSONValue(failure.code),
                "pings": JSONValue(failure.pings.compactMap(VASTURL.wire)),
            ]
        }
    }
}
