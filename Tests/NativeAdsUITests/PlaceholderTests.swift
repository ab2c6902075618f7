import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@Suite struct PlaceholderMachineTests {
    typealias Asset = PlaceholderMachine.Asset

    private static let coming = Asset()
    private static let there = Asset(isOnShow: true)

    @Test(arguments: [
        (Asset(), false), (Asset(isOnShow: true), true),
        (Asset(isOnShow: true, comesWithOthers: true), false),
        (Asset(isOnShow: true, comesWithOthers: true, areAllSettled: true), true),
        (Asset(isOnShow: false, comesWithOthers: true, areAllSettled: true), false),
    ])
    func `goes when its asset can be seen, of a lazy ad when all are settled`(
        asset: Asset,
        goes: Bool
    ) {
        var machine = PlaceholderMachine()
        #expect(machine.show(for: Self.coming) == [.add(1)])
        #expect(machine.change(asset) == (goes ? [.seeOff(1)] : []))
    }

    @Test func `is not shown for what is on show already`() {
        var machine = PlaceholderMachine()
        #expect(machine.show(for: Self.there) == [])
        #expect(machine.leave() == [])
    }

    @Test func `asks the handler once, and hears it once`() {
        var machine = PlaceholderMachine()
        _ = machine.show(for: Self.coming)
        #expect(machine.left(1) == [])
        #expect(machine.leave() == [.seeOff(1)])
        #expect(machine.leave() == [])
        #expect(machine.change(Self.there) == [])
        #expect(machine.left(1) == [.remove(1)])
        #expect(machine.left(1) == [])
    }

    @Test func `a second placeholder takes the place of the first, whose handler is stale`() {
        var machine = PlaceholderMachine()
        _ = machine.show(for: Self.coming)
        #expect(machine.show(for: Self.coming) == [.remove(1), .add(2)])
        #expect(machine.leave() == [.seeOff(2)])
        #expect(machine.show(for: Self.coming) == [.remove(2), .add(3)])
        #expect(machine.left(2) == [])
        #expect(machine.leave() == [.seeOff(3)])
    }

    @Test func `another ad takes it away at once, and its handler is stale`() {
        var machine = PlaceholderMachine()
        #expect(machine.drop() == [])
        _ = machine.show(for: Self.coming)
        _ = machine.leave()
        #expect(machine.drop() == [.remove(1)])
        #expect(machine.left(1) == [])
    }
}

@MainActor @Suite(.onScreen) struct PlaceholderTests {
    /// A view with media, an icon and a view of the app's own in each.
    @MainActor private final class Card {
        let view = NativeAdView()
        let media = MediaView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let icon = UIImageView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        let own = (UIView(), UIView())

        init(in window: UIWindow) {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 140)
            window.addSubview(view)
            view.addSubview(media)
            view.addSubview(icon)
            media.addSubview(own.0)
            icon.addSubview(own.1)
            view.mediaView = media
            view.iconView = icon
        }

        func showPlaceholders() {
            media.showPlaceholder { $0.accessibilityIdentifier = "placeholder" }
            view.showIconPlaceholder { $0.accessibilityIdentifier = "placeholder" }
        }

        /// The placeholders of media and icon that are there.
        var placeholders: [Bool] {
            [media, icon].map { $0.subviews.contains { Self.isPlaceholder($0) } }
        }

        static func isPlaceholder(_ view: UIView) -> Bool {
            view.accessibilityIdentifier == "placeholder"
        }

        var ownViewsAreThere: Bool {
            own.0.superview === media && own.1.superview === icon
        }
    }

    private let stage = Stage()

    /// An ad with an icon, whose pictures come after it and take so long.
    private func lazyAd(
        _ name: String = "A",
        media: Double? = 0.2,
        icon: Double? = 0.5
    ) async throws -> NativeAd {
        stage.configure = { $0.pictures = .lazy }
        let address = "https://cdn.example/\(name)"
        if let media {
            stage.picture("\(address).png", width: 40, height: 20, color: .red, after: media)
        }
        if let icon {
            stage.picture("\(address)i.png", width: 9, height: 9, color: .blue, after: icon)
        }
        return try await stage.ad(name) { native in
            guard case .array(let assets) = native["assets"] else { return }
            let icon: JSONValue = ["id": 3, "img": ["url": .string("\(address)i.png")]]
            native["assets"] = .array(assets + [icon])
        }
    }

    @Test func `both go together when all media of a lazy ad is there`() async throws {
        defer { stage.close() }
        let card = Card(in: stage.window)
        try card.view.show(try await lazyAd())
        card.showPlaceholders()
        #expect(card.placeholders == [true, true])
        await stage.pass(0.3)
        await stage.shown { card.media.hasPicture }
        await stage.turns()
        #expect(card.media.hasPicture && card.placeholders == [true, true])
        await stage.pass(0.3)
        await stage.shown { card.placeholders == [false, false] }
        #expect(card.placeholders == [false, false])
        #expect(stage.count(.mediaReady, of: "A") == 1)
        #expect(card.ownViewsAreThere)
    }

    @Test(arguments: [(nil, 0.5), (0.5, nil), (nil, nil)] as [(Double?, Double?)])
    func `what failed keeps its placeholder until that is removed, what loaded does not`(
        media: Double?,
        icon: Double?
    ) async throws {
        defer { stage.close() }
        let card = Card(in: stage.window)
        var seen: [String] = []
        card.view.placeholderWillRemove = { view, remove in
            seen.append(view.superview === card.media ? "media" : "icon")
            remove()
        }
        try card.view.show(try await lazyAd(media: media, icon: icon))
        card.showPlaceholders()
        await stage.pass(0.3)
        await stage.turns()
        #expect(stage.count(.mediaFailed, of: "A") == 1)
        #expect(card.placeholders == [true, true])
        await stage.pass(0.3)
        await stage.shown { card.placeholders == [media == nil, icon == nil] }
        await stage.turns()
        #expect(card.placeholders == [media == nil, icon == nil])
        #expect(seen == (media == nil ? [] : ["media"]) + (icon == nil ? [] : ["icon"]))
        card.view.removePlaceholders()
        #expect(card.placeholders == [false, false])
        #expect(seen.count == 2)
        #expect(card.ownViewsAreThere)
    }

    @Test func `what came before the last one failed goes then`() async throws {
        defer { stage.close() }
        let card = Card(in: stage.window)
        let failure = HTTPResponse(status: 404)
        stage.network.add(.init(.url("https://cdn.example/Ai.png"), .success(failure), after: 0.5))
        try card.view.show(try await lazyAd(icon: nil))
        card.showPlaceholders()
        await stage.pass(0.3)
        await stage.shown { card.media.hasPicture }
        #expect(card.placeholders == [true, true])
        await stage.pass(0.3)
        await stage.shown { card.placeholders == [false, true] }
        #expect(card.placeholders == [false, true])
    }

    @Test func `the app's handler sees each off once, when it is ready to`() async throws {
        defer { stage.close() }
        let card = Card(in: stage.window)
        var farewells: [() -> Void] = []
        var seen: [UIView] = []
        card.view.placeholderWillRemove = { view, remove in
            seen.append(view)
            farewells.append(remove)
        }
        try card.view.show(try await lazyAd())
        card.showPlaceholders()
        await stage.pass(0.6)
        await stage.shown { seen.count == 2 }
        card.view.removePlaceholders()
        #expect(seen.count == 2 && card.placeholders == [true, true])
        #expect(seen.allSatisfy { Card.isPlaceholder($0) })
        for remove in farewells + farewells { remove() }
        #expect(card.placeholders == [false, false])
        #expect(card.ownViewsAreThere)
    }

    @Test func `removing them runs the handler too, the media view's own before the ad view's`()
        async throws
    {
        defer { stage.close() }
        let card = Card(in: stage.window)
        var calls: [String] = []
        card.view.placeholderWillRemove = { _, remove in
            calls.append("ad view")
            remove()
        }
        card.media.placeholderWillRemove = { _, remove in
            calls.append("media view")
            remove()
        }
        try card.view.show(try await lazyAd())
        card.showPlaceholders()
        card.view.removePlaceholders()
        card.view.removePlaceholders()
        #expect(calls == ["ad view", "media view"])
        #expect(card.placeholders == [false, false])
    }

    @Test func `a cell that takes another ad loses the placeholders of the first`() async throws {
        defer { stage.close() }
        let card = Card(in: stage.window)
        let first = try await lazyAd("A", media: nil)
        let second = try await lazyAd("B")
        var late: [() -> Void] = []
        card.view.placeholderWillRemove = { _, remove in late.append(remove) }
        try card.view.show(first)
        card.showPlaceholders()
        card.view.removePlaceholders()
        #expect(late.count == 2 && card.placeholders == [true, true])
        try card.view.show(second)
        #expect(card.placeholders == [false, false])
        card.showPlaceholders()
        for remove in late { remove() }
        #expect(card.placeholders == [true, true])
        card.view.nativeAd = nil
        #expect(card.placeholders == [false, false])
        #expect(card.ownViewsAreThere)
    }

    @Test func `a second one takes the place of the first, in the frame that the view has by then`()
        async throws
    {
        defer { stage.close() }
        let card = Card(in: stage.window)
        try card.view.show(try await lazyAd(media: nil))
        card.showPlaceholders()
        await stage.pass(0.1)
        card.media.frame.size = CGSize(width: 120, height: 60)
        card.media.layoutIfNeeded()
        let first = card.media.subviews.first { Card.isPlaceholder($0) }
        #expect(first?.frame == card.media.bounds)
        card.media.showPlaceholder { $0.accessibilityIdentifier = "fallback" }
        #expect(first?.superview == nil)
        let second = card.media.subviews.last { $0.accessibilityIdentifier == "fallback" }
        #expect(second?.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    }

    @Test func `an ad that loads on demand needs each only until its own picture is seen`()
        async throws
    {
        defer { stage.close() }
        let card = Card(in: stage.window)
        let address = "https://cdn.example/A.png"
        stage.picture(address, width: 40, height: 20, color: .red, after: 0.2)
        try card.view.show(try await stage.ad("A"))
        card.media.showPlaceholder { $0.accessibilityIdentifier = "placeholder" }
        #expect(card.placeholders == [true, false])
        await stage.pass(0.3)
        await stage.shown { card.placeholders == [false, false] }
        #expect(card.media.hasPicture && card.placeholders == [false, false])
        card.media.showPlaceholder { $0.accessibilityIdentifier = "placeholder" }
        #expect(card.placeholders == [false, false])
    }
}
