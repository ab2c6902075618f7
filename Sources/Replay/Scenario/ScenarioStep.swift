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
        case control(Control)
        case placeholder(Placeholder)
        /// The device is connected by this from now on.
        case network(Connection)
    }

    /// The app loads ads.
    package struct Load: Sendable, Hashable {
        package var name: String
        package var unit: String
        package var count: Int
        /// `nil` for the library's own.
        package var assets: [AssetRequest]?
        package var timeout: Double?
        /// `nil` for what the settings say.
        package var pictures: PictureLoadingMode?
        /// How the videos of these ads play, where it differs from the settings.
        package var video: VideoSettings
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
        /// The app's own picture in a media view, in pixels.
        package var image: Image?
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

    /// What the app shows in a media view in place of the ad's picture.
    package enum Image: Sendable, Hashable {
        case pixels(width: Int, height: Int)
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

    /// What a device may be connected by.
    package enum Connection: String, Sendable, Hashable, CaseIterable {
        case wifi, cellular, offline
    }

    /// The app, or the person by a button, tells the player of an ad's video to do something.
    package struct Control: Sendable, Hashable {
        package enum Command: String, Sendable, Hashable, CaseIterable {
            case play, pause, stop, mute, unmute, seek, replay, skip
        }

        package var ad: String
        package var command: Command
        /// Where `seek` goes, in seconds from the beginning of the video; 0 for all else.
        package var position: Double
    }

    /// The app shows a placeholder over a media view, or takes it away.
    package struct Placeholder: Sendable, Hashable {
        package enum Command: String, Sendable, Hashable, CaseIterable {
            case show, remove
        }

        package var view: String
        package var command: Command
        /// Seconds that the app's animation takes when the placeholder goes.
        package var fade: Double
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
