import Foundation

/// What came of asking for media, beside what is kept of it on disk.
enum MediaAnswer: Sendable {
    /// As its server has it now: new, or confirmed. It is to be kept.
    case current(KeptMedia)
    /// Its server is in trouble, and what is kept may stand in for it.
    case earlier(KeptMedia)
    /// The server has none.
    case refused(status: Int)
    case failed(TransportError)

    init(
        _ outcome: Result<HTTPResponse, TransportError>,
        at url: URL,
        over kept: KeptMedia?,
        now: Date
    ) {
        let earlier = kept.flatMap { $0.servesInTrouble(at: now) ? $0 : nil }
        switch outcome {
        case .success(let response) where response.status == 200:
            self = .current(KeptMedia(response, at: url, now: now))
        case .success(let response):
            if response.status == 304, let kept, !kept.conditions.isEmpty {
                self = .current(kept.confirmed(by: response, now: now))
            } else if let earlier, (500...599).contains(response.status) {
                self = .earlier(earlier)
            } else {
                self = .refused(status: response.status)
            }
        case .failure(let error):
            if let earlier, error != .cancelled {
                self = .earlier(earlier)
            } else {
                self = .failed(error)
            }
        }
    }
}

extension World {
    /// Asks for media, or only whether it is still what is kept of it.
    func media(at url: URL, over kept: KeptMedia?, largestBody: Int) async -> MediaAnswer {
        let request = HTTPRequest(
            .get,
            url,
            headers: kept?.conditions ?? [:],
            largestBody: largestBody
        )
        let outcome: Result<HTTPResponse, TransportError>
        do throws(TransportError) {
            outcome = .success(try await send(request))
        } catch {
            outcome = .failure(error)
        }
        return MediaAnswer(outcome, at: url, over: kept, now: wallClock())
    }
}
