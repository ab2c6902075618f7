import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// What a person does with a video, by real fingers on real views.
@MainActor @Suite(.onScreen) struct VideoControlTests {
    private func button(_ label: String, in media: MediaView) -> UIView? {
        media.controls?.subviews.first { $0.accessibilityLabel == label && !$0.isHidden }
    }

    private func tap(_ label: String, in media: MediaView, _ stage: Stage) async throws {
        await stage.tap(try #require(button(label, in: media), "no button \(label)"))
        await stage.pass(0.1)
    }

    @Test func `the buttons do what they say, and none of it is a click`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let stage = theatre.stage
        let (ad, cell) = try await theatre.show("A", attributes: "skipoffset=\"00:00:05\"")
        let video = try #require(ad.videoController)
        try await tap("Turn sound on", in: cell.media, stage)
        #expect(!video.isMuted)
        try await tap("Turn sound off", in: cell.media, stage)
        #expect(video.isMuted)
        try await tap("Pause video", in: cell.media, stage)
        #expect(!theatre.film("A").isPlaying)
        try await tap("Play video", in: cell.media, stage)
        #expect(theatre.film("A").isPlaying)
        // It counts down, and does nothing until then.
        let skip = try #require(
            cell.media.controls?.subviews.lazy.compactMap { $0 as? SkipButton }
                .first
        )
        #expect(skip.accessibilityLabel?.hasPrefix("Skip in ") == true)
        await stage.tap(skip)
        #expect(video.isPlaying)
        await stage.pass(5)
        try await tap("Skip video", in: cell.media, stage)
        #expect(video.state == .ended)
        try await tap("Watch video again", in: cell.media, stage)
        #expect(video.isPlaying)
        await stage.pass(1)
        #expect(stage.clicks(of: "A") == [])
        #expect(stage.opened == [])
        let events = theatre.played("A", since: 0).map { $0.split(separator: " ")[0] }
        #expect(
            events == ["start", "unmute", "mute", "pause", "resume", "firstQuartile", "skip"]
        )
    }

    @Test func `a tap on the film is a click on the ad's main asset`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let (ad, _) = try await theatre.show("A")
        await theatre.stage.tap(195, 90)
        #expect(theatre.stage.clicks(of: "A") == ["main"])
        #expect(ad.videoController?.isMuted == true)
    }

    @Test func `by setting a tap on the film turns the sound on and off, and is no click`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        var options = VideoOptions()
        options.tap = .sound
        let (ad, _) = try await theatre.show("A", video: options)
        let video = try #require(ad.videoController)
        await theatre.stage.tap(195, 60)
        #expect(!video.isMuted)
        await theatre.stage.tap(195, 60)
        #expect(video.isMuted)
        // What stands still is set going.
        video.pause()
        await theatre.stage.tap(195, 60)
        #expect(video.isPlaying)
        #expect(video.isMuted)
        #expect(theatre.stage.clicks(of: "A") == [])
        // Without a video the ad can be clicked again.
        theatre.film("A").failure = 405
        await theatre.stage.pass(0.5)
        await theatre.stage.tap(195, 60)
        #expect(theatre.stage.clicks(of: "A") == ["main"])
    }

    @Test func `a drag that begins on the film or a button scrolls`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        var options = VideoOptions()
        options.tap = .sound
        let ad = try await theatre.ad("A", video: options)
        let list = UIScrollView(0, 0, 390, 844, in: theatre.stage.window)
        list.contentSize = CGSize(width: 390, height: 3000)
        let media = MediaView(0, 300, 390, 200, in: list)
        media.nativeAd = ad
        await theatre.stage.pass(0.5)
        let sound = try #require(button("Turn sound on", in: media))
        let place = sound.convert(CGPoint(x: 16, y: 16), to: nil)
        for point in [CGPoint(x: 195, y: 380), place] {
            let before = list.contentOffset.y
            UIKitHost.drag(
                from: point,
                to: CGPoint(x: point.x, y: point.y - 60),
                duration: 0.3,
                in: theatre.stage.window
            )
            #expect(list.contentOffset.y > before)
            list.contentOffset.y = 0
        }
        #expect(ad.videoController?.isMuted == true)
    }

    @Test func `where the app draws the controls there are none`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        var options = VideoOptions()
        options.controls = .custom
        let (ad, cell) = try await theatre.show("A", video: options)
        #expect(cell.media.controls == nil)
        #expect(cell.media.shows("film"))
        ad.videoController?.pause()
        #expect(!theatre.film("A").isPlaying)
    }

    @Test func `a video that a person starts waits on its poster under a button`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        var options = VideoOptions()
        options.autoplay = .manual
        let (_, cell) = try await theatre.show("A", video: options, for: 3)
        await theatre.stage.shown { cell.media.hasPicture }
        #expect(theatre.film("A").opened.isEmpty)
        #expect(!cell.media.subviews[0].isHidden)
        try await tap("Play video", in: cell.media, theatre.stage)
        #expect(theatre.film("A").isPlaying)
        #expect(cell.media.shows("film"))
        #expect(cell.media.subviews[0].isHidden)
        #expect(theatre.stage.clicks(of: "A") == [])
    }

    @Test func `the end card is the ad's picture with a button, and the film again after that`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let (ad, cell) = try await theatre.show("A")
        await theatre.stage.shown { cell.media.hasPicture }
        await theatre.stage.pass(20)
        #expect(ad.videoController?.state == .ended)
        #expect(!cell.media.shows("film"))
        #expect(!cell.media.subviews[0].isHidden)
        try await tap("Watch video again", in: cell.media, theatre.stage)
        #expect(cell.media.shows("film"))
        #expect(theatre.film("A").isPlaying)
        #expect(theatre.film("A").opened.count == 1)
        #expect(theatre.stage.count(.video(.complete), of: "A") == 1)
    }

    @Test(arguments: [VideoOptions.End.lastFrame, .loop])
    func `without an end card the film stays on show`(end: VideoOptions.End) async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        var options = VideoOptions()
        options.atEnd = end
        let (_, cell) = try await theatre.show("A", video: options, for: 21)
        #expect(cell.media.shows("film"))
        #expect(button("Watch video again", in: cell.media) == nil)
        #expect(theatre.film("A").isPlaying == (end == .loop))
    }

    @Test func `an app mutes and plays by the ad's controller, and the buttons follow`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let (ad, cell) = try await theatre.show("A")
        let video = try #require(ad.videoController)
        video.isMuted = false
        #expect(cell.media.controls?.face.isMuted == false)
        video.pause()
        #expect(cell.media.controls?.face.middle == .play)
        #expect(cell.media.controls?.face.remaining?.seconds == 20)
    }

    @Test func `VoiceOver is told of each button, and a finger has 44 points`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let (_, cell) = try await theatre.show("A", attributes: "skipoffset=\"00:00:05\"", for: 8)
        UIKitHost.layout()
        let buttons = try #require(cell.media.controls?.subviews).filter {
            $0 is UIControl && !$0.isHidden
        }
        #expect(buttons.count == 3)
        for button in buttons {
            #expect(button.isAccessibilityElement)
            #expect(button.accessibilityTraits == .button)
            #expect(button.accessibilityLabel?.isEmpty == false)
            let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
            for (x, y) in [(-21.9, 0.0), (21.9, 0), (0, -21.9), (0, 21.9)] {
                let point = CGPoint(x: middle.x + x, y: middle.y + y)
                #expect(button.point(inside: point, with: nil))
            }
        }
    }

    @Test func `read from right to left the buttons lie on the other side`() throws {
        let size = CGSize(width: 320, height: 180)
        func places(_ attribute: UISemanticContentAttribute) -> [String: CGRect] {
            let controls = VideoControls(frame: CGRect(origin: .zero, size: size))
            controls.semanticContentAttribute = attribute
            var facts = VideoFace.Facts(state: .playing, time: 9, duration: 20)
            (facts.skipOffset, facts.canSkip) = (5, true)
            controls.show(VideoFace(facts))
            controls.layoutIfNeeded()
            let buttons = controls.subviews.filter { $0 is UIControl && !$0.isHidden }
            return Dictionary(
                uniqueKeysWithValues: buttons.map { ($0.accessibilityLabel ?? "", $0.frame) }
            )
        }
        let usual = places(.forceLeftToRight)
        let turned = places(.forceRightToLeft)
        #expect(usual.count == 3)
        for (label, frame) in usual {
            #expect(turned[label]?.maxX == size.width - frame.minX)
        }
    }

    @Test func `each sign looks like no other`() {
        let pictures = VideoGlyph.allCases.map { glyph in
            UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).pngData { _ in
                glyph.draw(in: CGRect(x: 0, y: 0, width: 24, height: 24), side: 24)
            }
        }
        let blank = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).pngData { _ in }
        #expect(Set(pictures).count == VideoGlyph.allCases.count)
        #expect(!pictures.contains(blank))
    }
}
