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
    func inspect(_ document: Data) -> InspectedAd {
        let macros = VASTMacros.steady
        var resolver = VASTResolver(document, macros: macros)
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
}
