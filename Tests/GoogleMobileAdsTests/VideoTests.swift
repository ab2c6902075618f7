import Foundation
import GoogleMobileAds
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct VideoTests {
    private func options(custom: Bool = false, muted: Bool = true) -> VideoOptions {
        let options = VideoOptions()
        options.areCustomControlsRequested = custom
        options.shouldStartMuted = muted
        return options
    }

    @Test func `plays in the media view before the ad has one of its own, and says so`()
        async throws
    {
        try await Stage.runCinema { stage in
            let ad = try await stage.ad(stage.videoBid("A"))
            let media = MediaView(frame: CGRect(x: 0, y: 0, width: 390, height: 220))
            stage.window.addSubview(media)
            let content = ad.mediaContent
            #expect(content.hasVideoContent)
            #expect(abs(content.aspectRatio - 16.0 / 9) < 0.01)
            media.mediaContent = content
            await stage.pass(2)
            #expect(stage.listener.log == ["play"])
            #expect(content.duration == 10)
            #expect(content.currentTime > 1)
            media.frame.origin.y = 2000
            await stage.pass(1)
            #expect(stage.listener.log == ["play", "pause"])
            media.frame.origin.y = 0
            await stage.pass(12)
            #expect(stage.listener.log == ["play", "pause", "play", "end"])
        }
    }

    @Test func `does nothing for an app that did not ask for the controls`() async throws {
        try await Stage.runCinema { stage in
            let ad = try await stage.ad(stage.videoBid("A"), [options()])
            let card = Card(in: stage.window)
            card.show(ad)
            await stage.pass(1)
            stage.listener.log = []
            let video = ad.mediaContent.videoController
            #expect(!video.areCustomControlsEnabled)
            #expect(!video.isClickToExpandEnabled)
            video.pause()
            video.isMuted = false
            video.stop()
            await stage.pass(1)
            #expect(video.isMuted)
            #expect(!stage.listener.log.contains { ["pause", "unmute"].contains($0) })
        }
    }

    @Test func `obeys an app that has the controls`() async throws {
        try await Stage.runCinema { stage in
            let ad = try await stage.ad(stage.videoBid("A"), [options(custom: true)])
            let card = Card(in: stage.window)
            card.show(ad)
            await stage.pass(1)
            stage.listener.log = []
            let video = ad.mediaContent.videoController
            #expect(video.areCustomControlsEnabled)
            video.pause()
            await stage.pass(1)
            video.isMuted = false
            video.play()
            await stage.pass(1)
            video.isMuted = true
            await stage.pass(0.2)
            let told = stage.listener.log.filter { !$0.hasPrefix("impression") }
            #expect(told == ["pause", "unmute", "play", "mute"])
            video.stop()
            await stage.pass(0.2)
            #expect(ad.mediaContent.currentTime == 0)
        }
    }

    @Test(
        arguments: [
            (nil, false, Float(1), true), (false, false, 1, false), (true, false, 1, true),
            (false, true, 1, true), (false, false, 0, true),
        ] as [(Bool?, Bool, Float, Bool)]
    )
    func `begins with or without sound, as the app says`(
        option: Bool?,
        appIsMuted: Bool,
        volume: Float,
        isMuted: Bool
    ) async throws {
        try await Stage.runCinema { stage in
            MobileAds.shared.isApplicationMuted = appIsMuted
            MobileAds.shared.applicationVolume = volume
            let ad = try await stage.ad(
                stage.videoBid("A"),
                option.map { [options(muted: $0)] }
            )
            #expect(ad.mediaContent.videoController.isMuted == isMuted)
        }
    }

    @Test func `tells once that videos, and their sound, come and go`() async throws {
        try await Stage.runCinema { stage in
            let manager = MobileAds.shared.audioVideoManager
            manager.delegate = stage.listener
            let loud = [options(muted: false)]
            let first = try await stage.ad(stage.videoBid("A"), loud)
            let second = try await stage.ad(stage.videoBid("B"), loud)
            let views = [0.0, 200].map { y in
                let media = MediaView(frame: CGRect(x: 0, y: y, width: 390, height: 200))
                stage.window.addSubview(media)
                return media
            }
            views[0].mediaContent = first.mediaContent
            views[1].mediaContent = second.mediaContent
            await stage.pass(2)
            let came = stage.listener.log.filter { $0.hasPrefix("some") }
            #expect(came == ["some video", "some sound"])
            stage.listener.log = []
            for view in views { view.removeFromSuperview() }
            await stage.pass(1)
            let went = stage.listener.log.filter { $0.hasPrefix("no ") }
            #expect(went == ["no video", "no sound"])
        }
    }

    @Test func `tells of sound that comes on before the video plays`() async throws {
        try await Stage.runCinema { stage in
            let ad = try await stage.ad(stage.videoBid("A"), [options(custom: true)])
            let video = ad.mediaContent.videoController
            video.isMuted = false
            video.isMuted = false
            #expect(stage.listener.log == ["unmute"])
            Card(in: stage.window).show(ad)
            await stage.pass(1)
            #expect(stage.listener.log == ["unmute", "play", "impression A"])
            #expect(!video.isMuted)
        }
    }
}
