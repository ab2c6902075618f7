import Foundation
import Testing
import UIKit

@MainActor struct WindowTests {
    @Test func `is hidden until made visible, and then the key window`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.isHidden)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(!window.isHidden)
        #expect(window.isKeyWindow)
        #expect(window.window === window)
        #expect(UIApplication.shared.windows.contains(window))
    }

    @Test func `leaves the app's windows when hidden`() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.isHidden = true
        #expect(!UIApplication.shared.windows.contains(window))
        #expect(!window.isKeyWindow)
    }

    @Test func `lies over windows of a lower level`() throws {
        let high = UIWindow(frame: UIScreen.main.bounds)
        let low = UIWindow(frame: UIScreen.main.bounds)
        high.windowLevel = .alert
        high.isHidden = false
        low.isHidden = false
        defer {
            high.isHidden = true
            low.isHidden = true
        }
        let windows = UIApplication.shared.windows
        let places = (windows.firstIndex(of: low), windows.firstIndex(of: high))
        #expect(try #require(places.0) < #require(places.1))
    }

    @Test func `fills itself with its root controller's view`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(!controller.isViewLoaded)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(controller.view.superview === window)
        #expect(controller.view.frame == window.bounds)
        window.frame.size = CGSize(width: 300, height: 200)
        #expect(controller.view.frame == window.bounds)
    }
}
