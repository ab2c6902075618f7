import Foundation
import OpenRTB

extension AdError {
    /// What a load makes of a transport that failed.
    ///
    /// A request that is broken off although nobody cancelled the load is the network's fault.
    init(transport error: TransportError) {
        switch error {
        case .timeout: self = .timeout
        case .cancelled:
            self = AdError(.network, sentence: "The request was broken off; try again.")
        case .offline:
            self = AdError(.network, sentence: "The device is offline, or the ad source is.")
        case .dns: self = AdError(.network, sentence: "The ad source's host name is not known.")
        case .tls: self = AdError(.network, sentence: "The ad source's certificate is not trusted.")
        case .tooLarge:
            self = AdError(.badResponse, sentence: "The ad source's answer is larger than 4 MB.")
        case .other(let reason):
            self = AdError(.network, sentence: "The ad source cannot be reached: \(reason)")
        }
    }

    /// What a load makes of an HTTP status that is no success; repeats what the server said.
    ///
    /// `now` is the wall clock's time, which a date in `Retry-After` is compared with.
    init(_ reason: Reason, refusedBy response: HTTPResponse, at now: Date) {
        let said = Self.sentence(in: response.body)
        let general = AdError(reason).sentence
        self.init(
            reason,
            status: response.status,
            retryAfter: response.headers["retry-after"].flatMap { RetryAfter.seconds($0, at: now) },
            sentence: said.map { "HTTP \(response.status): \($0)" }
                ?? "HTTP \(response.status). \(general)"
        )
    }

    /// What a body says: its `error` member, else its first line if that is no page.
    private static func sentence(in body: Data) -> String? {
        let told = try? JSONValue.read(body.prefix(10_000))["error"]?.string
        guard let text = told ?? String(bytes: body.prefix(1000), encoding: .utf8) else {
            return nil
        }
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        let cleaned = DisplayText.cleaned(line).trimmingCharacters(in: .whitespaces)
        guard !cleaned.isEmpty, !cleaned.hasPrefix("<") else { return nil }
        return String(cleaned.prefix(200))
    }
}
