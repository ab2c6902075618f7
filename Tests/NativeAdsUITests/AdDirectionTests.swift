import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdDirectionTests {
    /// A mark before a picture, at the leading edge of an ad view.
    @MainActor private struct Card {
        let view: NativeAdView
        let mark = AdAttributionView()
        let icon = UIImageView()
        let row: UIStackView
        var badge: UIView? { view.subviews.first { $0 is AdChoicesBadge } }

        init(in window: UIView) {
            view = NativeAdView(0, 0, 390, 200, in: window)
            row = UIStackView(arrangedSubviews: [mark, icon, UIView()])
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                row.widthAnchor.constraint(equalToConstant: 200),
                row.topAnchor.constraint(equalTo: view.topAnchor),
                icon.widthAnchor.constraint(equalToConstant: 40),
                icon.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        func frame(of part: UIView) -> CGRect {
            view.layoutIfNeeded()
            return part.convert(part.bounds, to: view)
        }
    }

    private static func ad(_ headline: String, on stage: Stage) async throws -> NativeAd {
        try await stage.ad("A") { native in
            native["assets"] = [["id": 1, "title": ["text": .string(headline)]]]
            native["privacy"] = "https://why.example"
        }
    }

    @Test func `an Arabic ad mirrors all of its view, and gives that back`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        let ad = try await Self.ad("خيام جديدة", on: stage)
        try card.view.show(ad)
        #expect(card.frame(of: card.row).maxX == 370)
        #expect(card.frame(of: card.mark).maxX == 370)
        #expect(card.frame(of: card.icon).maxX == card.frame(of: card.mark).minX)
        #expect(card.badge?.center == CGPoint(x: 14, y: 14))
        ad.unregister()
        #expect(card.frame(of: card.mark).minX == 20)
        #expect(card.frame(of: card.icon).minX == card.frame(of: card.mark).maxX)
        #expect(card.badge == nil)
        #expect(card.row.semanticContentAttribute == .unspecified)
    }

    @Test func `a view that does not follow its ad stays, and so does one with a direction`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let card = Card(in: stage.window)
        let ad = try await Self.ad("خيام جديدة", on: stage)
        card.view.followsAdDirection = false
        try card.view.show(ad)
        #expect(card.frame(of: card.mark).minX == 20)
        #expect(card.badge?.center == CGPoint(x: 376, y: 14))
        card.row.semanticContentAttribute = .forceLeftToRight
        card.view.followsAdDirection = true
        #expect(card.frame(of: card.row).maxX == 370)
        #expect(card.frame(of: card.mark).minX == 170)
        #expect(card.badge?.center == CGPoint(x: 14, y: 14))
        card.view.followsAdDirection = false
        #expect(card.frame(of: card.row).minX == 20)
    }

    @Test(arguments: [
        ("Tents", ReadingDirection.leftToRight), ("خيام", .rightToLeft), ("אוהלים", .rightToLeft),
        ("50% خيام Tents", .rightToLeft), ("\u{1F600} Tents خيام", .leftToRight),
        ("帐篷", .leftToRight), ("\u{200F}50%", .rightToLeft), ("50% !", nil), ("", nil),
    ])
    func `the first letter tells how a text is read`(text: String, direction: ReadingDirection?) {
        #expect(ReadingDirection(of: text) == direction)
    }
}
