import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// Where pages open.
@MainActor @Suite(.onScreen) struct OpeningTests {
    @Test(arguments: Browser.allCases)
    func `the live world opens by the host, where there is no browser in the app`(
        browser: Browser
    ) async throws {
        let stage = Stage()
        defer { stage.close() }
        let opens = UIKitHost.opensURL
        defer { UIKitHost.opensURL = opens }
        var opened: [URL] = []
        UIKitHost.opensURL = { url in
            opened.append(url)
            return url.scheme == "https"
        }
        try await stage.ad("A").register(UIView(0, 0, 390, 300, in: stage.window))
        let page = try #require(URL(string: "https://land.example"))
        let app = try #require(URL(string: "shopx://item"))
        #expect(await World.live.open(page, browser))
        #expect(await World.live.open(app, .system) == false)
        #expect(opened == [page, app])
    }

    @Test func `a page in the app belongs over what the tapped view's controller shows`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let (root, child) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        let ad = UIView(0, 0, 390, 300, in: child.view)
        #expect(OpeningPages.following(ad) { OpeningPages.presenter } === child)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        child.present(sheet, animated: false)
        for view in [ad, root.view] {
            #expect(OpeningPages.following(view) { OpeningPages.presenter } === sheet)
        }
        let elsewhere = UIView()
        #expect(OpeningPages.following(elsewhere) { OpeningPages.presenter } === sheet)
        sheet.view.removeFromSuperview()
        #expect(OpeningPages.following(ad) { OpeningPages.presenter } == nil)
    }

    @Test func `the tapped view travels with what the tap starts`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let controllers = [UIViewController(), UIViewController()]
        let windows = controllers.map { controller in
            let window = UIWindow(frame: stage.window.frame)
            window.rootViewController = controller
            window.windowLevel = UIWindow.Level(rawValue: 10_001)
            window.isHidden = false
            return window
        }
        let tasks = controllers.map { controller in
            OpeningPages.following(controller.view) {
                Task {
                    await Task.yield()
                    return OpeningPages.presenter
                }
            }
        }
        for (task, controller) in zip(tasks, controllers) {
            #expect(await task.value === controller)
        }
        for window in windows { window.isHidden = true }
    }

    @Test func `who opens is what the ad says`() async throws {
        let stage = Stage()
        defer { stage.close() }
        stage.configure = { $0.browser = .inApp }
        let ad = try await stage.ad("A")
        let root = UIView(0, 0, 390, 300, in: stage.window)
        try ad.register(root)
        await stage.tap(root)
        #expect(stage.opening.browsers == [.inApp])
    }
}
