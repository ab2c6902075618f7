package import Foundation
package import NativeAds
package import OpenRTB

/// Something that happens at an instant.
package struct ScenarioStep: Sendable, Hashable {
    package var at: Instant
    package var action: Action

    package enum Action: Sendable, Hashable {
        case load(Load)
        case view(ViewChange)
        case bind(Bind)
        case tap(TapTarget)
        case scroll(view: String, to: CGPoint)
        case app(AppState)
        case unbind(ad: String)
        case release(ad: String)
        case cancel(load: String)
        case remove(view: String)
        case drag(Drag)
        /// The wall clock jumps by so many seconds.
        case clock(Double)
        case video(VideoState)
    }

    /// The app loads ads.
    package struct Load: Sendable, Hashable {
        package var name: String
        package var unit: String
        package var count: Int
        /// `nil` for the library's own.
        package var assets: [AssetRequest]?
        package var timeout: Double?
        /// `nil` for the library's own.
        package var trackers: [EventTrackerRequest]?
    }

    /// A view is made or changed; `nil` leaves a field as it is.
    package struct ViewChange: Sendable, Hashable {
        package var id: String
        package var parent: Parent?
        package var frame: CGRect?
        package var isHidden: Bool?
        package var alpha: Double?
        package var clips: Bool?
        package var isOpaque: Bool?
        package var isInteractive: Bool?
        package var kind: ViewKind?
        /// The sibling right above it.
        package var below: String?
        /// The sibling right below it.
        package var above: String?
    }

    package enum Parent: Sendable, Hashable {
        case window
        case view(String)
        case none
    }

    package enum ViewKind: String, Sendable, Hashable, CaseIterable {
        case view, label, image, button, media, scroll
    }

    /// The app shows an ad in a view.
    package struct Bind: Sendable, Hashable {
        package var ad: String
        package var view: String
        /// Which view shows which asset.
        package var assets: [String: String]
        package var clickable: [String]
        package var friendly: [String]
    }

    package enum TapTarget: Sendable, Hashable {
        /// The middle of a view.
        case view(String)
        /// A point of the screen.
        case point(CGPoint)
    }

    package enum AppState: String, Sendable, Hashable, CaseIterable {
        case active, inactive, background
    }

    /// A finger goes down, moves in a straight line, and is lifted.
    package struct Drag: Sendable, Hashable {
        package var from: CGPoint
        package var to: CGPoint
        package var seconds: Double
    }

    /// The player of an ad's video is seen in a state.
    package struct VideoState: Sendable, Hashable {
        package var ad: String
        /// Seconds from the beginning of the video.
        package var position: Double?
        package var duration: Double?
        package var state: PlaybackSample.State?
        package var isMuted: Bool?
        package var skips: Bool
    }
}
