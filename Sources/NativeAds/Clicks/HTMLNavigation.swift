package import Foundation
import OpenRTB

/// What becomes of it when a creative's markup wants to go somewhere.
///
/// The view that shows it never navigates: where a person goes is the ad's click, and what goes
/// by itself goes nowhere.
package enum HTMLNavigation: Sendable, Hashable {
    /// The page or a frame inside of it may load.
    case load
    /// A person clicked the ad, which leads here.
    case click(URL)
    /// Nothing happens.
    case refuse

    /// What a web view asks.
    package struct Request: Sendable, Hashable {
        /// What the wish came from.
        package enum Cause: Sendable, Hashable {
            /// A link, which a person or a script followed.
            case link
            /// A form, which a person or a script sent.
            case form
            /// A script, a redirect, the view itself or the history.
            case other
        }

        /// Where the answer would be shown.
        package enum Place: Sendable, Hashable, CaseIterable {
            /// In the page's own place.
            case page
            /// In a frame inside of the page.
            case frame
            /// In a window of its own (`window.open`, `target="_blank"`).
            case window
        }

        /// Where it goes.
        package var url: URL?
        /// Where it comes from.
        package var cause: Cause
        /// Where it is to be shown.
        package var place: Place
        /// Whether the creative itself is still to be loaded.
        package var isFirst: Bool
        /// Whether a person has just tapped the ad: scripts follow links and send forms, too.
        package var isByPerson: Bool

        package init(
            _ url: URL?,
            cause: Cause = .other,
            place: Place = .page,
            isFirst: Bool = false,
            isByPerson: Bool = false
        ) {
            self.url = url
            self.cause = cause
            self.place = place
            self.isFirst = isFirst
            self.isByPerson = isByPerson
        }
    }

    /// Seconds after a tap in which a script may go on from there.
    package static let tapLife: TimeInterval = 1

    /// Where markup that is handed over seems to come from: a host that there can never be
    /// (RFC 6761), so that it shares its storage with nobody, and finds what it names by `//host`.
    package static let home = URL(string: "https://creative.invalid/")

    /// Decides about one wish of the markup.
    package init(_ request: Request) {
        switch request.place {
        case .page where request.isFirst:
            self = request.cause == .other && Self.isHome(request.url) ? .load : .refuse
        case .frame where request.cause == .other:
            // Frames load by themselves, also while a finger is on the ad.
            self = Self.fitsFrame(request.url) ? .load : .refuse
        case .page, .frame, .window:
            let target = request.url.flatMap { AdURL.target($0.absoluteString) }
            if request.isByPerson, let target, target.host != Self.home?.host {
                self = .click(target)
            } else {
                self = .refuse
            }
        }
    }

    private static func isHome(_ url: URL?) -> Bool {
        url == nil || url == home || url?.absoluteString == "about:blank"
    }

    /// Pages, and what a page makes itself; never the device's files.
    private static func fitsFrame(_ url: URL?) -> Bool {
        guard let url, let scheme = url.scheme?.lowercased() else { return true }
        return ["https", "http", "about", "data", "blob"].contains(scheme)
    }
}
