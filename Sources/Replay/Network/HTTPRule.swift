package import Foundation
package import NativeAds

/// What the outside world answers to some requests; of a list of rules the first that fits answers.
///
/// A request that no rule fits gets an empty 204 at once.
package struct HTTPRule: Sendable, Hashable {
    /// What they get.
    package enum Answer: Sendable, Hashable {
        case response(status: Int, headers: [String: String], content: Content)
        case failure(TransportError)
    }

    /// What a response carries.
    package enum Content: Sendable, Hashable {
        case bytes(Data)
        /// A picture of this many pixels, made when it is asked for.
        case picture(width: Int, height: Int)
        /// A film that lasts this many seconds; its bytes may stop before its end.
        case video(seconds: Double, stops: Double?)

        /// The bytes themselves.
        package var data: Data {
            switch self {
            case .bytes(let data): data
            case .picture(let width, let height): BlankPicture.jpeg(width: width, height: height)
            case .video(let seconds, let stop): BlankVideo(seconds: seconds).data(until: stop)
            }
        }
    }

    /// Which requests it is about.
    package var target: ScriptedNetwork.Rule.Target
    package var answer: Answer
    /// Seconds until the answer is there.
    package var after: Double
    /// How many requests it answers; `nil` for all.
    package var times: Int?

    package init(
        _ target: ScriptedNetwork.Rule.Target,
        _ answer: Answer,
        after: Double = 0,
        times: Int? = nil
    ) {
        self.target = target
        self.answer = answer
        self.after = after
        self.times = times
    }

    /// Seconds after which the transport gives up a server that says nothing.
    package static let patience = 10.0
    /// What is answered where no rule fits.
    package static let nothing = Answer.response(
        status: 204,
        headers: [:],
        content: .bytes(Data())
    )
}

extension [HTTPRule] {
    /// The rule that answers a request, which has then answered one more; `nil` for ``HTTPRule/nothing``.
    package mutating func take(for url: String) -> HTTPRule? {
        guard let index = firstIndex(where: { $0.times != 0 && $0.target.matches(url) }) else {
            return nil
        }
        self[index].times = self[index].times.map { $0 - 1 }
        return self[index]
    }
}
