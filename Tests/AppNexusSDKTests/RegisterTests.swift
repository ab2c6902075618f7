import AppNexusSDK
import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

/// Which views may be registered, and what of them clicks.
@MainActor @Suite(.onScreen) struct RegisterTests {
    private func code(_ work: () throws -> Void) -> Int? {
        do {
            try work()
            return nil
        } catch {
            let error = error as NSError
            #expect(error.domain == "com.appnexus.sdk")
            #expect(!error.localizedDescription.isEmpty)
            return error.code
        }
    }

    @Test func `has a code for a missing view, a missing controller and an expired ad`()
        async throws
    {
        try await Stage.run { stage in
            let response = try await stage.load(.bid(more: ["exp": 100]))
            let card = stage.card()
            let controller = stage.controller
            let outlet: UIView? = nil
            #expect(
                code {
                    try response.registerView(
                        forTracking: outlet,
                        withRootViewController: controller
                    )
                } == 200
            )
            #expect(
                code {
                    try response.registerView(forTracking: card, withRootViewController: nil)
                } == 201
            )
            await stage.clock.advance(by: 101)
            #expect(response.hasExpired)
            #expect(
                code {
                    try response.registerView(
                        forTracking: card,
                        withRootViewController: controller,
                        clickableViews: nil,
                        openMeasurementFriendlyObstructions: []
                    )
                } == 202
            )
        }
    }

    @Test func `another failure is an internal error`() async throws {
        try await Stage.run(hasMediaView: true) { stage in
            let response = try await stage.load()
            #expect(
                code {
                    try response.registerView(
                        forTracking: stage.card(),
                        withRootViewController: stage.controller
                    )
                } == 204
            )
        }
    }

    /// Which of three forms name no view that clicks.
    @Test(arguments: [0, 1, 2, 3])
    func `all of the view clicks where none is named`(form: Int) async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let (card, controller) = (stage.card(), stage.controller)
            switch form {
            case 0: try response.registerView(forTracking: card, withRootViewController: controller)
            case 1:
                try response.registerView(
                    forTracking: card,
                    withRootViewController: controller,
                    clickableViews: nil
                )
            case 2:
                try response.registerView(
                    forTracking: card,
                    withRootViewController: controller,
                    openMeasurementFriendlyObstructions: []
                )
            default:
                try response.registerView(
                    forTracking: card,
                    withRootViewController: controller,
                    clickableViews: [],
                    openMeasurementFriendlyObstructions: []
                )
            }
            await stage.tap(card)
            #expect(stage.opened == ["https://shop.example/r"])
        }
    }

    @Test func `only the named views click, labels and disabled buttons among them`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let card = stage.card()
            let label = stage.place(UILabel(), CGRect(x: 0, y: 0, width: 300, height: 40), in: card)
            let button = stage.place(
                UIButton(),
                CGRect(x: 0, y: 50, width: 100, height: 40),
                in: card
            )
            let off = stage.place(
                UIButton(),
                CGRect(x: 0, y: 250, width: 100, height: 40),
                in: card
            )
            label.isUserInteractionEnabled = false
            off.isEnabled = false
            try response.registerView(
                forTracking: card,
                withRootViewController: stage.controller,
                clickableViews: [label, button, off]
            )
            await stage.tap(card)
            #expect(stage.opened.isEmpty)
            for (count, view) in [label, button, off].enumerated() {
                await stage.tap(view)
                #expect(stage.opened.count == count + 1)
                await stage.pass(1)
            }
        }
    }

    @Test func `what is no view is passed over, and an outlet is looked into`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let card = stage.card()
            let outlet: UIButton! = stage.place(
                UIButton(),
                CGRect(x: 0, y: 0, width: 100, height: 40),
                in: card
            )
            let unconnected: UIButton? = nil
            try response.registerView(
                forTracking: card,
                withRootViewController: stage.controller,
                clickableViews: ["text", outlet as Any, unconnected as Any, 1]
            )
            await stage.tap(card)
            #expect(stage.opened.isEmpty)
            await stage.tap(outlet)
            #expect(stage.opened == ["https://shop.example/r"])
        }
    }

    @Test func `where only what is no view is named, nothing clicks`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let card = stage.card()
            try response.registerView(
                forTracking: card,
                withRootViewController: stage.controller,
                clickableViews: ["text"]
            )
            await stage.tap(card)
            #expect(stage.opened.isEmpty)
        }
    }

    @Test func `a view whose touches are off gets them while it is registered`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let card = stage.card()
            card.isUserInteractionEnabled = false
            try response.registerView(forTracking: card, withRootViewController: stage.controller)
            await stage.tap(card)
            #expect(stage.opened.count == 1)
        }
    }

    @Test func `a view has one ad, and an ad one view: the last ones`() async throws {
        try await Stage.run { stage in
            let first = try await stage.load(.bid("one"))
            let second = try await stage.load()
            let (card, other) = (stage.card(), stage.card())
            try first.registerView(forTracking: card, withRootViewController: stage.controller)
            try second.registerView(forTracking: card, withRootViewController: stage.controller)
            other.removeFromSuperview()
            await stage.pass(0.3)
            #expect(stage.ears.calls.filter { $0 == "adDidLogImpression" }.count == 1)
            #expect(stage.ears.arguments.last as? ANNativeAdResponse === second)
            await stage.tap(card)
            #expect(stage.ears.arguments.last as? ANNativeAdResponse === second)
        }
    }

    @Test func `the view keeps the response, and the response not the view`() async throws {
        try await Stage.run { stage in
            weak var kept: ANNativeAdResponse?
            var card: UIView? = stage.card()
            weak let gone = card
            do {
                stage.answer(.bid())
                let ears = Ears()
                let request = ANNativeAdRequest()
                request.placementId = "1"
                request.delegate = ears
                request.loadAd()
                await stage.clock.settle()
                let response = try #require(ears.response)
                response.delegate = stage.ears
                try response.registerView(
                    forTracking: card,
                    withRootViewController: stage.controller
                )
                kept = response
            }
            await stage.clock.settle()
            #expect(kept != nil)
            await stage.pass(0.3)
            #expect(stage.ears.calls == ["adDidLogImpression"])
            stage.ears.forget()
            card?.removeFromSuperview()
            card = nil
            await stage.clock.settle()
            #expect(gone == nil)
            #expect(kept == nil)
        }
    }

    @Test(arguments: [true, false])
    func `a view in front hides the ad unless it is friendly`(isFriendly: Bool) async throws {
        try await Stage.run { stage in
            let response = try await stage.load(.bid(ona: ["viewable": true]))
            let card = stage.card()
            let front = stage.place(UIView(), card.frame)
            front.backgroundColor = .black
            stage.ears.forget()
            try response.registerView(
                forTracking: card,
                withRootViewController: stage.controller,
                openMeasurementFriendlyObstructions: isFriendly ? [front] : []
            )
            await stage.pass(0.5)
            #expect(stage.ears.calls == (isFriendly ? ["adDidLogImpression"] : []))
        }
    }

    @Test func `the app draws AdChoices`() async throws {
        try await Stage.run { stage in
            let response = try await stage.load()
            let card = stage.card()
            try response.registerView(forTracking: card, withRootViewController: stage.controller)
            await stage.pass(0.2)
            let shown = card.subviews.filter { !$0.isHidden && $0.frame.width > 1 }
            #expect(shown.isEmpty)
        }
    }
}
