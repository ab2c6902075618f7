import Foundation
import GFPSDK
import NativeAds
import Testing
import UIKit

/// The videos of ads: who starts them, and what their controller does and tells.
@MainActor @Suite(.onScreen) struct VideoTests {
    private static func show(_ stage: Stage) async throws -> (Card, GFPVideoController) {
        stage.pictures()
        stage.answer(Stage.direct, Stage.bid(vast: Stage.video))
        let ad = try await stage.ad()
        let card = Card(in: stage.window)
        card.nativeAd = ad
        let controller = try #require(ad.mediaData?.videoController)
        controller.delegate = stage.listener
        stage.listener.forget()
        return (card, controller)
    }

    @Test func `it plays by itself without sound, and tells how far it is`() async throws {
        try await Stage.run { stage in
            let (_, controller) = try await Self.show(stage)
            await stage.pass(1)
            #expect(controller.isPlaying && controller.isMuted && controller.enableControl)
            #expect(stage.listener.count("play") == 1 && stage.listener.count("pause") == 0)
            #expect(stage.listener.count("time") >= 5 && stage.listener.count("buffer 20") == 1)
            #expect(controller.progressInfo.duration == 20)
            #expect(controller.progressInfo.currentTime > 0.5)
            #expect(abs(controller.aspectRatio - 16.0 / 9) < 0.01)
            await stage.pass(20)
            #expect(stage.listener.count("complete") == 1 && !controller.isPlaying)
        }
    }

    @Test func `the app pauses, plays on, seeks, stops, and turns the sound on`() async throws {
        try await Stage.run { stage in
            let (_, controller) = try await Self.show(stage)
            await stage.pass(1)
            controller.pause()
            #expect(!controller.isPlaying && stage.listener.count("pause") == 0)
            await stage.pass(1)
            #expect(stage.listener.count("pause") == 1)
            controller.play(with: true)
            await stage.pass(0.5)
            #expect(stage.listener.count("play") == 2)
            controller.isMuted = false
            await stage.clock.settle()
            #expect(stage.listener.count("sound on") == 1)
            controller.updateMute(with: true, isUser: false)
            await stage.clock.settle()
            #expect(stage.listener.count("sound off") == 1)
            controller.seek(0.5)
            #expect(abs(controller.progressInfo.currentTime - 10) < 0.2)
            for odd in [Float.nan, .infinity] { controller.seek(odd) }
            #expect(abs(controller.progressInfo.currentTime - 10) < 0.2)
            controller.seek(7)
            await stage.pass(0.2)
            #expect(controller.progressInfo.currentTime == 20)
            controller.stop()
            await stage.clock.settle()
            #expect(controller.progressInfo.currentTime == 0 && !controller.isPlaying)
        }
    }

    @Test func `a video that is stopped while it plays is told of as one that stands still`()
        async throws
    {
        try await Stage.run { stage in
            let (_, controller) = try await Self.show(stage)
            await stage.pass(1)
            controller.stop()
            #expect(stage.listener.count("pause") == 0)
            await stage.clock.settle()
            #expect(stage.listener.count("pause") == 1 && stage.listener.count("complete") == 0)
        }
    }

    @Test func `a button over it is told of, and does its work`() async throws {
        try await Stage.run { stage in
            let (card, controller) = try await Self.show(stage)
            await stage.pass(1)
            for (label, type) in [
                ("Turn sound on", GFPControlButtonType.audio), ("Pause video", .pause),
            ] {
                let button = card.media.buttons.first { $0.accessibilityLabel == label }
                await stage.tap(try #require(button))
                #expect(stage.listener.count("button \(type.rawValue)") == 1)
            }
            #expect(!controller.isPlaying)
            #expect(!controller.isMuted && stage.opened.isEmpty)
        }
    }

    @Test func `a manual video waits for the app`() async throws {
        try await Stage.run { stage in
            stage.options.videoOptions = GFPVideoOptions(playPolicy: .manual, viewType: .landing)
            let (_, controller) = try await Self.show(stage)
            await stage.pass(1)
            #expect(!controller.isPlaying && stage.listener.count("play") == 0)
            controller.play()
            await stage.pass(0.3)
            #expect(controller.isPlaying && stage.listener.count("play") == 1)
        }
    }

    @Test(arguments: [true, false])
    func `global options decide for the loaders that ask for them`(isGlobal: Bool) async throws {
        try await Stage.run { stage in
            GFPVideoGlobalOptions.disableAutoPlayback = true
            stage.options.videoOptions =
                isGlobal
                ? .createGlobalOptions(withUseCustomControlView: true) : GFPVideoOptions()
            let (_, controller) = try await Self.show(stage)
            await stage.pass(1)
            #expect(controller.isPlaying == !isGlobal && controller.enableControl == !isGlobal)
        }
    }

    @Test(arguments: [GFPVideoViewType.default, .landing])
    func `a tap on it is a click with the view type landing alone`(
        type: GFPVideoViewType
    ) async throws {
        try await Stage.run { stage in
            stage.options.videoOptions = GFPVideoOptions(playPolicy: .autoPlay, viewType: type)
            let (card, controller) = try await Self.show(stage)
            await stage.pass(1)
            await stage.tap(card.media)
            #expect(stage.opened.count == (type == .landing ? 1 : 0))
            #expect(controller.isMuted == (type == .landing))
        }
    }
}

extension UIView {
    /// The controls in the view, however deep.
    fileprivate var buttons: [UIControl] {
        subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.buttons }
    }
}
