import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@Suite struct PageMachineTests {
    @Test(arguments: [
        (
            [PresentationPhase.willPresent, .didPresent, .willDismiss, .didDismiss],
            [["willPresent"], ["didPresent"], ["willDismiss"], ["didDismiss"]]
        ),
        (
            [.willPresent, .didDismiss],
            [["willPresent"], ["didPresent", "willDismiss", "didDismiss"]]
        ),
        (
            [.didDismiss, .willDismiss, .didDismiss],
            [PresentationPhase.allCases.map(\.rawValue), [], []]
        ),
        ([.willPresent, .willPresent], [["willPresent"], []]),
    ])
    func `each phase once, in their order, and none left out`(
        reached: [PresentationPhase],
        told: [[String]]
    ) {
        var machine = PageMachine()
        #expect(reached.map { machine.reach($0).map(\.rawValue) } == told)
    }
}

@MainActor @Suite(.onScreen) struct AppPageTests {
    /// A card on a controller of its own; pages open in the app, by the live door.
    @MainActor private final class Scene {
        let card = VendorCard()
        let controller = UIViewController()
        var handedOver: [String] = []
        private let opensURL = UIKitHost.opensURL

        init() {
            card.stage.window.rootViewController = controller
            controller.view.addSubview(card.view)
            card.stage.opensLive = true
            card.stage.configure = { $0.browser = .inApp }
            UIKitHost.opensURL = { [weak self] url in
                self?.handedOver.append(url.absoluteString)
                return true
            }
        }

        func close() {
            UIKitHost.opensURL = opensURL
            card.stage.window.rootViewController = nil
            card.stage.close()
        }

        var page: UIViewController? { controller.presentedViewController }

        /// What the ad told of pages, in order.
        var told: [String] {
            card.stage.events["A", default: []].compactMap { event in
                switch event {
                case .presentation(let phase): phase.rawValue
                case .leavesApp: "leavesApp"
                case .clicked: "clicked"
                case .opened(_, let browser): "opened \(browser.rawValue)"
                case .notOpened: "notOpened"
                default: nil
                }
            }
        }

        /// Every text on the page.
        func texts(in view: UIView?) -> [String] {
            guard let view else { return [] }
            let own = (view as? UILabel)?.text.map { [$0] } ?? []
            return own + view.subviews.flatMap { texts(in: $0) }
        }

        func doneButton(in view: UIView?) -> UIButton? {
            guard let view else { return nil }
            if let button = view as? UIButton, button.currentTitle == "Done" { return button }
            return view.subviews.lazy.compactMap { self.doneButton(in: $0) }.first
        }
    }

    @Test func `a page in the app tells of all of its life, closed by the person`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(card.title)
        let shown = ["clicked", "willPresent", "didPresent", "opened inApp"]
        #expect(scene.told == shown)
        #expect(scene.handedOver == ["https://land.example/A"])
        let texts = scene.texts(in: scene.page?.view)
        #expect(texts.contains("land.example") && texts.contains("https://land.example/A"))
        #expect(texts.contains("Pages are opened by the host."))
        await card.stage.tap(try #require(scene.doneButton(in: scene.page?.view)))
        #expect(scene.page == nil)
        #expect(scene.told == shown + ["willDismiss", "didDismiss"])
    }

    @Test func `closed by the app, it is gone as well`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(card.title)
        scene.controller.dismiss(animated: false)
        #expect(scene.told.suffix(2) == ["willDismiss", "didDismiss"])
    }

    @Test func `gone with the controller that it was shown over, it is told to be`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        var arrangement = AdArrangement(outlets: card.outlets)
        let window = UIWindow(frame: card.stage.window.frame)
        var holder: UIViewController? = UIViewController()
        window.rootViewController = holder
        window.isHidden = false
        arrangement.presenter = { [weak holder] in holder }
        try card.view.bind(try await card.ad(), as: arrangement)
        await card.stage.tap(card.title)
        #expect(holder?.presentedViewController != nil)
        for view in window.subviews { view.removeFromSuperview() }
        window.rootViewController = nil
        window.isHidden = true
        holder = nil
        await card.stage.turns()
        #expect(scene.told.suffix(3) == ["opened inApp", "willDismiss", "didDismiss"])
    }

    @Test func `what covers the page does not close it`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(card.title)
        let page = try #require(scene.page)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        page.present(cover, animated: false)
        #expect(scene.told.last == "opened inApp")
        page.dismiss(animated: false)
        #expect(scene.told.last == "opened inApp")
        page.dismiss(animated: false)
        #expect(scene.told.suffix(2) == ["willDismiss", "didDismiss"])
        #expect(scene.handedOver.count == 1)
    }

    @Test func `the page of AdChoices is one, too, and no click`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(376, 14)
        #expect(scene.told == ["willPresent", "didPresent", "opened inApp"])
        #expect(scene.handedOver == ["https://why.example"])
    }

    @Test func `the system's browser means leaving the app`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        card.stage.configure = { $0.browser = .system }
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(card.title)
        #expect(scene.told == ["clicked", "leavesApp", "opened system"])
        #expect(scene.page == nil && scene.handedOver == ["https://land.example/A"])
    }

    @Test func `without a controller to cover, a page in the app is the system's`() async throws {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        card.stage.window.addSubview(card.view)
        card.stage.window.rootViewController = nil
        try card.view.bind(try await card.ad(), outlets: card.outlets)
        await card.stage.tap(card.title)
        #expect(scene.told == ["clicked", "leavesApp", "opened inApp"])
        #expect(scene.handedOver == ["https://land.example/A"])
    }

    @Test
    func `the app's presenter is asked at the tap, kept by nobody, and used where it is shown`()
        async throws
    {
        let scene = Scene()
        defer { scene.close() }
        let card = scene.card
        let window = UIWindow(frame: card.stage.window.frame)
        defer { window.isHidden = true }
        window.rootViewController = UIViewController()
        window.windowLevel = UIWindow.Level(rawValue: 1)
        window.isHidden = false
        var presenter = UIViewController() as UIViewController?
        var arrangement = AdArrangement(outlets: card.outlets)
        arrangement.presenter = { presenter }
        try card.view.bind(try await card.ad(), as: arrangement)
        await card.stage.tap(card.title)
        #expect(scene.page != nil, "The presenter is on no screen.")
        scene.controller.dismiss(animated: false)
        await card.stage.pass(1)
        presenter = window.rootViewController
        await card.stage.tap(card.title)
        #expect(scene.page == nil && presenter?.presentedViewController != nil)
        presenter?.dismiss(animated: false)
        await card.stage.pass(1)
        weak let gone = presenter
        presenter = nil
        window.rootViewController = nil
        #expect(gone == nil)
    }

    @Test func `a page that the app asks for opens over the controller that it names`()
        async throws
    {
        let scene = Scene()
        defer { scene.close() }
        let ad = try await scene.card.ad()
        let page = try #require(URL(string: "https://shop.example/item"))
        let presenter = { scene.controller as UIViewController? }
        let opening = OpeningPages.following(nil, over: presenter) {
            Task { await ad.open(page, in: .inApp) }
        }
        #expect(await opening.value)
        #expect(scene.page != nil)
        #expect(scene.told == ["willPresent", "didPresent", "opened inApp"])
    }
}
