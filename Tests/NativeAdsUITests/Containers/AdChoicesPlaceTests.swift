import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdChoicesPlaceTests {
    private let card = VendorCard()

    private func badge(in view: UIView) -> AdChoicesBadge? {
        view.subviews.lazy.compactMap { $0 as? AdChoicesBadge }.first
    }

    @Test(arguments: [
        (CGRect(x: 330, y: 50, width: 60, height: 40), CGRect(x: 20, y: 10, width: 20, height: 20)),
        (CGRect(x: 330, y: 50, width: 15, height: 12), CGRect(x: 1.5, y: 0, width: 12, height: 12)),
    ])
    func `is in the middle of the room that the app made, no larger than that`(
        frame: CGRect,
        place: CGRect
    ) async throws {
        defer { card.stage.close() }
        let room = UIView(frame: frame)
        card.view.addSubview(room)
        try card.view.bind(
            try await card.ad(),
            outlets: card.outlets,
            adChoices: .view(room)
        )
        card.stage.window.layoutIfNeeded()
        #expect(badge(in: room)?.frame == place)
        #expect(badge(in: card.view) == nil)
        await card.stage.tap(room)
        #expect(card.stage.opened == ["https://why.example"])
        #expect(card.stage.clicks(of: "A") == [])
        card.view.unbind()
        #expect(badge(in: room) == nil)
    }

    @Test func `a view without a size of its own becomes as large as the badge`() async throws {
        defer { card.stage.close() }
        let room = UIView()
        room.translatesAutoresizingMaskIntoConstraints = false
        card.view.addSubview(room)
        NSLayoutConstraint.activate([
            room.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 60),
            room.trailingAnchor.constraint(equalTo: card.view.trailingAnchor),
        ])
        try card.view.bind(try await card.ad(), outlets: card.outlets, adChoices: .view(room))
        card.stage.window.layoutIfNeeded()
        #expect(badge(in: room)?.frame.size == CGSize(width: 20, height: 20))
        await card.stage.tap(380, 70)
        #expect(card.stage.opened == ["https://why.example"])
    }

    @Test func `an image view is touched while the badge is in it`() async throws {
        defer { card.stage.close() }
        let room = UIImageView(330, 50, 40, 40, in: card.view)
        try card.view.bind(try await card.ad(), outlets: card.outlets, adChoices: .view(room))
        await card.stage.tap(room)
        #expect(card.stage.opened == ["https://why.example"])
        card.view.unbind()
        #expect(!room.isUserInteractionEnabled)
    }

    @Test func `another room, a corner, or none: the badge is in one place`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        let rooms = [
            UIView(300, 50, 40, 40, in: card.view), UIView(340, 50, 40, 40, in: card.view),
        ]
        let places: [AdChoicesPlace?] = [
            .view(rooms[0]), .view(rooms[1]), .corner(.bottomLeft), nil, .view(rooms[0]),
        ]
        var found: [[Bool]] = []
        for place in places {
            try card.view.bind(ad, outlets: card.outlets, adChoices: place)
            found.append((rooms + [card.view]).map { badge(in: $0) != nil })
        }
        #expect(
            found == [
                [true, false, false], [false, true, false], [false, false, true],
                [false, false, false], [true, false, false],
            ]
        )
    }

    @Test func `a room that is gone holds none, and nothing else happens`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        var room: UIView? = UIView()
        let arrangement = try {
            var arrangement = AdArrangement(outlets: card.outlets)
            arrangement.adChoices = .view(try #require(room))
            return RegistrationPlan(root: card.view, arrangement)
        }()
        room = nil
        #expect(arrangement.adChoices?.view == nil)
        try card.view.bind(ad, outlets: card.outlets, adChoices: .view(UIView()))
        #expect(badge(in: card.view) == nil)
    }

    @Test func `an ad without a page to lead to gets none`() async throws {
        defer { card.stage.close() }
        let room = UIView(300, 50, 40, 40, in: card.view)
        let ad = try await card.stage.ad("A")
        try card.view.bind(ad, outlets: card.outlets, adChoices: .view(room))
        #expect(badge(in: room) == nil)
    }
}
