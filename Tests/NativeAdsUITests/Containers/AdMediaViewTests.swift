import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdMediaViewTests {
    private let card = VendorCard()

    @Test func `shows an ad before a view is bound to it, and goes on when one is`() async throws {
        defer { card.stage.close() }
        card.stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red)
        let ad = try await card.ad()
        card.media.mediaContent = ad
        await card.stage.shown { card.media.picture != nil }
        let picture = try #require(card.media.picture)
        #expect(ad.state == .loaded)
        try card.view.bind(ad, outlets: card.outlets)
        #expect(card.media.picture === picture && ad.state == .bound)
        #expect(card.media.mediaRatio == 2)
    }

    @Test func `leaves its ground to the app`() async throws {
        defer { card.stage.close() }
        card.media.backgroundColor = .black
        card.media.mediaContent = try await card.ad()
        #expect(card.media.backgroundColor == .black)
        card.media.contentMode = .scaleAspectFit
        card.media.mediaContent = nil
        #expect(card.media.backgroundColor == .black)
    }

    @Test func `the app's own picture is shown, counts as the media, and goes with the ad`()
        async throws
    {
        defer { card.stage.close() }
        let (first, second) = (try await card.ad("A"), try await card.ad("B"))
        let own = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
        card.media.mediaContent = first
        card.media.ownImage = own
        #expect(card.media.picture === own && first.assetState(.main) == .loaded)
        #expect(card.media.mediaRatio == 3)
        card.media.mediaContent = second
        #expect(card.media.ownImage == nil && card.media.picture == nil)
    }

    @Test func `placeholders of media and icon are seen off by the ad view's handler`()
        async throws
    {
        defer { card.stage.close() }
        var left: [UIView] = []
        card.view.placeholderRemoval = { placeholder, remove in
            left.append(placeholder)
            remove()
        }
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        var shown: [UIView] = []
        card.media.showPlaceholder { shown.append($0) }
        card.view.showIconPlaceholder { shown.append($0) }
        #expect(shown.map(\.superview) == [card.media, card.icon])
        card.view.removePlaceholders()
        #expect(left == shown.reversed() && shown.allSatisfy { $0.superview == nil })
        var own = 0
        card.media.placeholderWillRemoveHandler = { _, remove in
            own += 1
            remove()
        }
        card.media.showPlaceholder { _ in }
        card.media.removePlaceholder()
        #expect(own == 1 && left.count == 2)
    }

    @Test func `without an icon view there is nothing to cover`() {
        defer { card.stage.close() }
        card.view.iconView = nil
        card.view.showIconPlaceholder { _ in Issue.record("There is no place for it.") }
        card.view.removeIconPlaceholder()
    }
}

@MainActor @Suite(.onScreen) struct InsertedMediaTests {
    private let card = VendorCard()

    @Test func `fills a view of the app, over all that is there, whatever size that gets`() {
        defer { card.stage.close() }
        let place = UIView(0, 0, 0, 0, in: card.view)
        let own = UILabel(0, 0, 10, 10, in: place)
        let media = AdMediaView.insert(into: place)
        #expect(place.subviews == [own, media])
        place.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        #expect(media.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
        #expect(AdMediaView.insert(into: place) === media)
        media.takeOut()
        #expect(place.subviews == [own])
        #expect(AdMediaView.insert(into: place) !== media)
    }

    @Test func `is the ad's media, and takes it along when it is taken out`() async throws {
        defer { card.stage.close() }
        card.stage.configure = { $0.hasMediaView = true }
        let ad = try await card.ad()
        let place = UIImageView(0, 120, 390, 180, in: card.view)
        card.media.removeFromSuperview()
        let media = AdMediaView.insert(into: place)
        #expect(place.isUserInteractionEnabled)
        try card.view.bind(ad, outlets: [.main: media])
        card.view.fillOutlets()
        #expect(media.shownAd === ad)
        await card.stage.tap(place)
        #expect(card.stage.clicks(of: "A") == ["main"])
        media.takeOut()
        #expect(media.shownAd == nil && media.superview == nil && !place.isUserInteractionEnabled)
        media.takeOut()
        #expect(!place.isUserInteractionEnabled)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, UIView.ContentMode.scaleAspectFill),
        (.scaleAspectFit, .scaleAspectFit), (.center, .scaleAspectFill),
    ])
    func `sits in the view as the app's picture would, and is never pulled out of shape`(
        mode: UIView.ContentMode,
        expected: UIView.ContentMode
    ) {
        defer { card.stage.close() }
        let place = UIView(0, 0, 300, 150, in: card.view)
        place.contentMode = mode
        #expect(AdMediaView.insert(into: place).contentMode == expected)
    }

    @Test func `only what was inserted can be taken out`() {
        defer { card.stage.close() }
        card.media.takeOut()
        #expect(card.media.superview === card.view)
    }
}
