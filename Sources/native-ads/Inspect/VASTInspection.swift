import Foundation
import OpenRTB
import VAST

/// Puts down in JSON what following a VAST document led to.
struct VASTInspection {
    private let resolution: VASTResolution
    private let choice: MediaChoice
    private let macros: VASTMacros
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
        self.choice = choice
        self.macros = macros
        chosen = resolution.ads.map { choice.order(of: $0.mediaFiles).first }
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
                + failures.map { "\($0.code): \(sentence(of: $0))" }
        )
    }

    private func sentence(of failure: VASTFailure) -> String {
        guard failure.code == Self.noAnswer, !hasAnswers else { return failure.sentence }
        return "The address in the wrapper was not fetched: give its answer by --http."
    }

    /// What failed on the way, and the ads that the player cannot play.
    private var failures: [VASTFailure] {
        let unplayable = zip(resolution.ads, chosen).filter { $1 == nil }.map { ad, _ in
            let macros = macros.with(errorCode: Self.nothingToPlay)
            return VASTFailure(
                code: Self.nothingToPlay,
                pings: ad.errors.map(macros.expand),
                sentence: "No media file of the ad is of a type that the player plays."
            )
        }
        return resolution.failures + unplayable
    }

    /// VAST's code for a wrapper's address that did not answer.
    private static let noAnswer = 301

    /// VAST's code for media of no supported type.
    private static let nothingToPlay = 403

    private var failure: JSONValue? {
        guard let first = failures.first else { return nil }
        let pings = failures.flatMap(\.pings).compactMap(VASTURL.wire)
        return ["code": JSONValue(first.code), "pings": JSONValue(pings)]
    }
}
