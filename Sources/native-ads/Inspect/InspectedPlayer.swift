import Foundation
import NativeAds
import OpenRTB
import VAST

/// The player that VAST is read for: what it can play, how large, and who answers for wrappers.
struct InspectedPlayer {
    private let choice: MediaChoice
    private let answers: WrapperAnswers?

    init(_ arguments: Arguments) throws(CommandError) {
        let slot = try PlayerSlot(arguments.value("--slot") ?? "390x219@3")
        choice = MediaChoice(
            types: arguments.value("--media-types").map(Self.types) ?? MediaChoice.defaultTypes,
            slot: CGSize(width: slot.width, height: slot.height),
            scale: slot.scale
        )
        answers = try arguments.value("--http").map { path throws(CommandError) in
            try WrapperAnswers(path)
        }
    }

    private static func types(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    /// The object for a VAST document, its wrappers followed.
    func inspect(_ document: Data, wanted: VASTResolver.Wanted = .all) -> InspectedAd {
        let macros = VASTMacros.steady
        var resolver = VASTResolver(document, macros: macros, wanted: wanted)
        // Each document gets the answers from their beginning.
        var answers = answers
        while case .fetch(let url) = resolver.step {
            // Without rules there is no network at all.
            resolver.answer(answers?.answer(url) ?? .failed)
        }
        guard case .done(let resolution) = resolver.step else {
            return InspectedAd(json: ["kind": "vast", "ads": []], canBeShown: false)
        }
        return VASTInspection(
            resolution,
            choice: choice,
            macros: macros,
            hasAnswers: self.answers != nil
        ).ad
    }

    /// A native ad with what its video's document leads to, behind all else.
    ///
    /// A video that cannot be played takes nothing from the ad, which has its picture.
    func watch(_ ad: InspectedAd) -> InspectedAd {
        guard case .object(var object) = ad.json, let vast = object["vast"]?.string else {
            return ad
        }
        // A native ad plays one video, whatever else the document holds.
        let found = inspect(Data(vast.utf8), wanted: .one)
        guard case .object(var video) = found.json else { return ad }
        video["kind"] = nil
        object["video"] = .object(video)
        return InspectedAd(
            json: .object(object),
            canBeShown: ad.canBeShown,
            notes: ad.notes + found.notes.map { "the video: \($0)" }
        )
    }
}
