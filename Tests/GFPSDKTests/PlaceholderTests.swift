import Foundation
import GFPSDK
import NativeAds
import Testing
import UIKit

/// What stands for icon and media until they are there.
@MainActor @Suite(.onScreen) struct PlaceholderTests {
    private static func show(_ card: Card) -> (media: UIImageView?, icon: UIImageView?) {
        var shown: (media: UIImageView?, icon: UIImageView?)
        card.mediaView?.showPlaceholder { imageView in
            imageView.contentMode = .scaleAspectFill
            shown.media = imageView
        }
        card.showIconPlaceholder { shown.icon = $0 }
        return shown
    }

    private static func lazyAd(_ stage: Stage, mainFails: Bool = false) async throws -> GFPNativeAd
    {
        stage.options.renderingSetting.useLazyMediaLoading = true
        stage.answer(Stage.direct, Stage.bid())
        stage.picture("main", fails: mainFails, after: 2)
        stage.picture("icon", after: 1)
        return try await stage.ad()
    }

    @Test func `both cover their view and go together, once all media is there`() async throws {
        try await Stage.run { stage in
            let ad = try await Self.lazyAd(stage)
            let card = Card(in: stage.window)
            card.nativeAd = ad
            let (media, icon) = Self.show(card)
            #expect(media?.superview === card.media && icon?.superview === card.icon)
            #expect(media?.frame.size == card.media.bounds.size)
            await stage.pass(1.5)
            await stage.shown { card.icon.image != nil }
            #expect(icon?.superview != nil && media?.superview != nil)
            await stage.pass(1)
            await stage.shown { media?.superview == nil }
            #expect(icon?.superview == nil && media?.superview == nil)
        }
    }

    @Test func `one of media that failed stays until it is taken away or replaced`() async throws {
        try await Stage.run { stage in
            let ad = try await Self.lazyAd(stage, mainFails: true)
            let card = Card(in: stage.window)
            card.nativeAd = ad
            let (media, _) = Self.show(card)
            await stage.pass(3)
            #expect(stage.listener.count("load failed") == 1)
            #expect(media?.superview === card.media)
            var other: UIImageView?
            card.mediaView?.showPlaceholder { other = $0 }
            #expect(media?.superview == nil && other?.superview === card.media)
            card.removePlaceholders()
            #expect(other?.superview == nil)
        }
    }

    @Test(arguments: [true, false])
    func `one for an icon that the ad lacks goes with the others, and stays if they do`(
        mainFails: Bool
    ) async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            stage.answer(Stage.direct, Stage.bid(icon: nil))
            stage.picture("main", fails: mainFails, after: 1)
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.nativeAd = ad
            let (media, icon) = Self.show(card)
            #expect(media?.superview != nil && icon?.superview != nil)
            await stage.pass(2)
            await stage.shown { mainFails || media?.superview == nil }
            #expect((media?.superview != nil) == mainFails)
            #expect((icon?.superview != nil) == mainFails)
        }
    }

    @Test func `the fallback of a broken icon stays when the main picture comes after it`()
        async throws
    {
        try await Stage.run { stage in
            stage.options.renderingSetting.useLazyMediaLoading = true
            stage.answer(Stage.direct, Stage.bid())
            stage.picture("main", after: 2)
            stage.picture("icon", fails: true, after: 1)
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            let own = UIImageView(frame: card.media.bounds)
            card.media.addSubview(own)
            card.nativeAd = ad
            let (media, icon) = Self.show(card)
            await stage.pass(1.5)
            #expect(stage.listener.count("load failed") == 1)
            var fallback: UIImageView?
            card.showIconPlaceholder { fallback = $0 }
            #expect(icon?.superview == nil && media?.superview != nil)
            await stage.pass(1)
            await stage.shown { media?.superview == nil }
            #expect(media?.superview == nil && fallback?.superview === card.icon)
            card.removePlaceholders()
            #expect(fallback?.superview == nil && own.superview === card.media)
        }
    }

    @Test(arguments: [true, false])
    func `the handler sees each off, by itself and on demand, and takes it away at its end`(
        onDemand: Bool
    ) async throws {
        try await Stage.run { stage in
            let ad = try await Self.lazyAd(stage)
            let card = Card(in: stage.window)
            var leaving: [UIImageView] = []
            var handlers: [GFPPlaceholderRemovalHandler] = []
            card.placeholderWillRemoveHandler = { placeholder, remove in
                leaving.append(placeholder)
                handlers.append(remove)
            }
            card.nativeAd = ad
            let (media, icon) = Self.show(card)
            if onDemand {
                card.removePlaceholders()
                card.removePlaceholders()
            } else {
                await stage.pass(3)
                await stage.shown { handlers.count == 2 }
            }
            #expect(Set(leaving) == Set([media, icon].compactMap { $0 }) && handlers.count == 2)
            #expect(media?.superview != nil && icon?.superview != nil)
            for remove in handlers { remove() }
            // On Linux the main actor has no thread of its own to be known by.
            await stage.clock.settle()
            #expect(media?.superview == nil && icon?.superview == nil)
            // Stale ones do nothing, to a placeholder that came later either.
            if onDemand {
                let (later, _) = Self.show(card)
                for remove in handlers { remove() }
                await stage.clock.settle()
                #expect(later?.superview != nil)
            }
        }
    }

    @Test func `a media view's own handler goes before that of the ad view`() async throws {
        try await Stage.run { stage in
            let ad = try await Self.lazyAd(stage)
            let card = Card(in: stage.window)
            var asked: [String] = []
            card.placeholderWillRemoveHandler = { _, remove in
                asked.append("ad view")
                remove()
            }
            card.media.placeholderWillRemoveHandler = { _, remove in
                asked.append("media view")
                remove()
            }
            card.nativeAd = ad
            _ = Self.show(card)
            card.removePlaceholders()
            #expect(asked.sorted() == ["ad view", "media view"])
            card.media.showPlaceholder { _ in }
            card.media.removePlaceholder()
            card.removeIconPlaceholder()
            #expect(asked.count == 3)
        }
    }

    @Test func `a removal handler may be called on any thread`() async throws {
        try await Stage.run { stage in
            let ad = try await Self.lazyAd(stage)
            let card = Card(in: stage.window)
            var handlers: [GFPPlaceholderRemovalHandler] = []
            card.placeholderWillRemoveHandler = { handlers.append($1) }
            card.nativeAd = ad
            let (media, _) = Self.show(card)
            card.media.removePlaceholder()
            try #require(handlers.count == 1)
            await Elsewhere.run(Sending(handlers[0]))
            await stage.clock.settle()
            await stage.shown { media?.superview == nil }
            #expect(media?.superview == nil)
        }
    }
}

/// Carries what an app would carry to a thread of its own, as Swift 5 let it.
private struct Sending: @unchecked Sendable {
    let call: () -> Void

    init(_ call: @escaping () -> Void) {
        self.call = call
    }
}

private actor Elsewhere {
    static func run(_ work: Sending) async { await Elsewhere().run(work) }

    func run(_ work: Sending) { work.call() }
}
