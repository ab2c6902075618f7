package import Foundation
import OpenRTB

/// That a person may say that they do not want to see an ad, and why; see ``NativeAd/mute(_:)``.
public struct MuteOffer: Sendable, Hashable {
    /// What they can choose from, as the app shows it; may be empty.
    public var reasons: [String]
    /// What is called then; `[REASON]` in it stands for what was chosen.
    package var template: String

    package init(reasons: [String], template: String) {
        self.reasons = reasons
        self.template = template
    }

    /// What is called for a reason, or for none; `nil` where the seller gave no web address.
    package func url(for reason: String?) -> URL? {
        let chosen = reason?.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
        return AdURL.web(template.replacingOccurrences(of: Self.macro, with: chosen))
    }

    private static let macro = "[REASON]"
    /// RFC 3986, section 2.3: a reason must not become another parameter.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
