import Foundation
import NativeAds
import OpenRTB
import UIKit

@testable import NativeAdsUI

/// A stage whose ads have videos that fake surfaces play.
@MainActor final class Theatre {
    let stage = Stage()
    /// What plays, by the ad's name.
    private(set) var films: [String: FakeSurface] = [:]
    /// Furnishes a film before it is used; `nil` is a system that cannot play any.
    var furnish: (FakeSurface) -> FakeSurface? = { $0 }

    /// How pictures and videos are loaded.
    var pictures = PictureLoadingMode.eager

    init() {
        VideoSurfaces.make = { [weak self] ad in
            guard let self else { return nil }
            let film = furnish(FakeSurface(stage.clock))
            if let film { films[ad.creative.bidID] = film }
            return film
        }
    }

    /// Takes the window off the screen; tests call it last.
    func close() {
        VideoSurfaces.make = VideoSurfaces.system
        stage.close()
    }

    /// An ad with a main picture and a video of 20 s.
    func ad(
        _ name: String,
        video options: VideoOptions = VideoOptions(),
        linear: String = "",
        attributes: String = "",
        files: [String]? = nil,
        hasPicture: Bool = true
    ) async throws -> NativeAd {
        stage.configure = { [pictures] settings in
            settings.pictures = pictures
            settings.video = options
        }
        stage.picture(
            "https://cdn.example/\(name).png",
            width: 64,
            height: 36,
            color: .blue
        )
        let files = (files ?? ["https://cdn.example/\(name).mp4"]).map { url in
            """
            <MediaFile delivery="progressive" type="video/mp4" width="1280" height="720">\(url)\
            </MediaFile>
            """
        }
        let vast = """
            <VAST version="4.2"><Ad id="1"><InLine><AdSystem>S</AdSystem><AdTitle>T</AdTitle>
            <Impression>https://t.example/vast</Impression><Creatives><Creative><Linear \(attributes)>
            <Duration>00:00:20</Duration><MediaFiles>\(files.joined())</MediaFiles>\(linear)
            </Linear></Creative></Creatives></InLine></Ad></VAST>
            """
        return try await stage.ad(name) { native in
            native["assets"]?.append(["id": 8, "video": ["vasttag": .string(vast)]])
            if !hasPicture { native["assets"]?.removeAll { $0.object?["img"] != nil } }
        }
    }

    /// Such an ad, shown in a cell at the top for some seconds.
    func show(
        _ name: String,
        video options: VideoOptions = VideoOptions(),
        attributes: String = "",
        files: [String]? = nil,
        for seconds: Double = 1
    ) async throws -> (ad: NativeAd, cell: Cell) {
        let ad = try await ad(name, video: options, attributes: attributes, files: files)
        let cell = cell()
        try cell.show(ad)
        await stage.pass(seconds)
        return (ad, cell)
    }

    func film(_ name: String) -> FakeSurface { films[name] ?? FakeSurface(stage.clock) }

    /// What the video of an ad did, and when.
    func played(_ name: String, since start: Double) -> [String] {
        VideoEvent.allCases.flatMap { event in
            stage.times(of: .video(event), name, since: start).map { ($0, event) }
        }.sorted { $0.0 < $1.0 }.map { "\($0.1.rawValue) \($0.0)" }
    }

    /// A cell with a media view, in the window.
    func cell(y: Double = 0, height: Double = 200) -> Cell {
        Cell(in: stage.window, y: y, height: height)
    }

    /// Shows a cell at the top again that was taken off the window.
    func putBack(_ cell: Cell) {
        cell.view.frame.origin.y = 0
        stage.window.addSubview(cell.view)
        UIKitHost.layout()
    }

    /// What a list shows an ad in.
    @MainActor final class Cell {
        let view: UIView
        let media: MediaView

        init(in window: UIWindow, y: Double, height: Double) {
            view = UIView(0, y, 390, height, in: window)
            media = MediaView(0, 0, 390, height, in: view)
        }

        func show(_ ad: NativeAd) throws {
            try ad.register(view, outlets: [.main: media])
            media.nativeAd = ad
            UIKitHost.layout()
        }
    }
}

extension JSONValue {
    /// Adds to a list.
    fileprivate mutating func append(_ value: JSONValue) {
        if case .array(let values) = self { self = .array(values + [value]) }
    }

    /// Takes from a list.
    fileprivate mutating func removeAll(where isOut: (JSONValue) -> Bool) {
        if case .array(let values) = self { self = .array(values.filter { !isOut($0) }) }
    }
}

extension MediaView {
    /// The controls over the video.
    var controls: VideoControls? { subviews.lazy.compactMap { $0 as? VideoControls }.first }

    /// Whether a view of that identifier is in it and can be seen.
    func shows(_ identifier: String) -> Bool {
        subviews.contains { $0.accessibilityIdentifier == identifier && !$0.isHidden }
    }
}
