package import Foundation
import OpenRTB
import VAST

/// A small picture that an ad wants over its video, such as a mark of AdChoices.
package struct VideoIcon: Sendable, Hashable, Identifiable {
    /// Where an icon sits along one side of the video.
    package enum Place: Sendable, Hashable {
        /// At the left, or at the top.
        case start
        /// At the right, or at the bottom.
        case end
        /// So many points from the left or the top.
        case points(Double)
    }

    /// Its place among the ad's icons.
    package let id: Int
    /// Where the picture lies.
    package let picture: URL
    /// The size in points; zero on a side where it is not told.
    package let size: CGSize
    package let x: Place
    package let y: Place
    /// The text for those who cannot see it.
    package let altText: String?
    /// The page that a tap opens; without one a tap is the ad's.
    package let page: URL?
    let viewTracking: [String]
    let clickTracking: [String]
    private let offset: TimeOffset?
    private let lasts: Double?

    /// Nothing larger is an icon, in points.
    private static let largestSide = 200

    /// `nil` where it is no picture: markup, or something that needs a framework, is not run.
    init?(_ icon: Icon, id: Int) {
        guard icon.apiFramework == nil, case .file(let url, _)? = icon.resource,
            let picture = AdURL.web(url)
        else { return nil }
        self.id = id
        self.picture = picture
        size = CGSize(width: Self.side(icon.width), height: Self.side(icon.height))
        x = Self.place(icon.xPosition, end: "right")
        y = Self.place(icon.yPosition, end: "bottom")
        altText = icon.altText
        page = icon.clickThrough.flatMap(AdURL.web)
        viewTracking = icon.viewTracking
        clickTracking = icon.clickTracking
        offset = icon.offset
        lasts = icon.duration
    }

    /// Whether it shows at a time of a video of `duration`, both in seconds.
    package func isShown(at time: Double, of duration: Double) -> Bool {
        let start = offset.map { $0.seconds(of: duration) } ?? 0
        guard let start, time >= start - 1e-6 else { return false }
        return lasts.map { time < start + $0 } ?? true
    }

    private static func side(_ points: Int?) -> Int {
        min(max(points ?? 0, 0), largestSide)
    }

    private static func place(_ text: String?, end: String) -> Place {
        let text = text?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
        if text == end { return .end }
        return Double(text).flatMap { $0.isFinite && $0 > 0 ? .points($0) : nil } ?? .start
    }
}
