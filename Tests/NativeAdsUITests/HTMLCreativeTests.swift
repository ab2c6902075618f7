import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct HTMLCreativeTests {
    private let stage = Stage()

    private static let bid: JSONObject = [
        "w": 300, "h": 250, "ext": ["ona": ["html": "<b>Rain coats</b>"]],
    ]

    private static let bidWithoutSize: JSONObject = ["ext": ["ona": ["html": "<b>Rain</b>"]]]

    private func ad(_ name: String = "A", more: JSONObject = Self.bid) async throws -> NativeAd {
        try await stage.ad(name, bid: more)
    }

    private func standIn(in media: MediaView) -> CreativeHTMLView? {
        media.subviews.lazy.compactMap { $0 as? CreativeHTMLView }.first
    }

    private func picture(in media: MediaView) -> UIImageView? {
        media.subviews.lazy.compactMap { $0 as? UIImageView }.first
    }

    @Test func `the size of markup is known before anything is shown`() async throws {
        defer { stage.close() }
        let ad = try await ad()
        #expect(ad.mediaSize == MediaSize(width: 300, height: 250))
        let media = MediaView(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
        media.nativeAd = ad
        #expect(media.aspectRatio == 1.2)
        #expect(media.sizeThatFits(CGSize(width: 360, height: 0)).height == 300)
        #expect(standIn(in: media) == nil, "no web view is made for what nobody sees")
    }

    @Test func `markup takes the place of the picture and goes with its ad`() async throws {
        defer { stage.close() }
        stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red)
        let media = MediaView(0, 0, 390, 325, in: stage.window)
        media.nativeAd = try await ad()
        await stage.shown { media.hasPicture }
        let content = try #require(standIn(in: media))
        #expect(content.frame == media.bounds)
        #expect(picture(in: media)?.isHidden == true)
        #expect(media.aspectRatio == 1.2, "the ratio is the markup's, not its picture's")
        media.nativeAd = try await ad("B", more: [:])
        #expect(content.superview == nil)
        #expect(standIn(in: media) == nil)
        #expect(picture(in: media)?.isHidden == false)
    }

    @Test func `a tap on what stands in is a click on the media`() async throws {
        defer { stage.close() }
        let ad = try await ad()
        let root = UIView(0, 0, 390, 400, in: stage.window)
        let media = MediaView(0, 0, 390, 325, in: root)
        media.nativeAd = ad
        try ad.register(root, outlets: [.main: media], clickable: [media])
        await stage.pass(0.2)
        await stage.tap(media)
        #expect(stage.clicks(of: "A") == ["main"])
        #expect(stage.opened == ["https://land.example/A"])
    }

    @Test func `where a person goes in the markup is opened and counted once`() async throws {
        defer { stage.close() }
        let media = MediaView(0, 0, 390, 325, in: stage.window)
        media.nativeAd = try await ad()
        let markup = try #require(media.markup)
        #expect(!markup.wasJustTapped)
        markup.markupWasTapped()
        await stage.clock.advance(by: 0.9)
        #expect(markup.wasJustTapped)
        markup.markupLeads(to: try #require(URL(string: "https://shop.example/rain")))
        #expect(!markup.wasJustTapped, "one tap leads to one place")
        await stage.clock.settle()
        #expect(stage.clicks(of: "A") == ["main"])
        #expect(stage.opened == ["https://shop.example/rain"])
        markup.markupWasTapped()
        await stage.clock.advance(by: 1.1)
        #expect(!markup.wasJustTapped, "what comes late is nobody's wish")
    }

    @Test func `markup that cannot be shown leaves its picture and a note`() async throws {
        defer { stage.close() }
        stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red)
        let media = MediaView(0, 0, 390, 325, in: stage.window)
        media.nativeAd = try await ad()
        await stage.shown { media.hasPicture }
        media.markup?.markupFailed()
        #expect(standIn(in: media) == nil)
        #expect(picture(in: media)?.isHidden == false)
        #expect(media.aspectRatio == 2)
        let note = "The creative's markup crashed twice, so its picture is shown"
        #expect(stage.count(.note(note), of: "A") == 1)
        media.removeFromSuperview()
        stage.window.addSubview(media)
        #expect(standIn(in: media) == nil, "it is not tried again")
    }

    @Test(arguments: [(true, "HTML creative 300 × 250"), (false, "HTML creative")])
    func `what stands in says what it stands for, in a dashed frame`(
        hasSize: Bool,
        text: String
    ) async throws {
        defer { stage.close() }
        let media = MediaView(0, 0, 300, 250, in: stage.window)
        media.nativeAd = try await ad(more: hasSize ? Self.bid : Self.bidWithoutSize)
        let content = try #require(standIn(in: media))
        #expect(content.subviews.compactMap { ($0 as? UILabel)?.text } == [text])
        UIKitHost.tick(to: UIKitHost.now)
        let picture = UIKitHost.snapshot(of: media, scale: 1)
        #expect(picture.size == CGSize(width: 300, height: 250))
        if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("html-creative.png")
            try #require(picture.pngData()).write(to: file)
        }
    }
}
