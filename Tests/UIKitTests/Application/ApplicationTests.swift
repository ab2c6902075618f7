import Foundation
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ApplicationTests {
    @Test func `goes to the background and back with Apple's notifications`() {
        let names = [
            UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification,
        ]
        let log = NoticeLog()
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated {
                    log.notices.append((name, UIApplication.shared.applicationState))
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        UIKitHost.setApplicationState(.background)
        UIKitHost.setApplicationState(.active)
        UIKitHost.setApplicationState(.active)
        #expect(log.notices.map(\.0) == names)
        #expect(log.notices.map(\.1) == [.active, .background, .background, .active])
    }

    @Test func `opens URLs by its host, and none without one`() async throws {
        let url = try #require(URL(string: "https://shop.example/"))
        #expect(await UIApplication.shared.open(url) == false)
        var opened: [URL] = []
        UIKitHost.opensURL = {
            opened.append($0)
            return $0.scheme == "https"
        }
        defer { UIKitHost.opensURL = nil }
        #expect(await UIApplication.shared.open(url))
        let success = await withCheckedContinuation { done in
            UIApplication.shared.open(url, options: [:]) { done.resume(returning: $0) }
        }
        #expect(success)
        #expect(opened == [url, url])
    }

    @Test func `calls display links at ticks until paused or invalidated`() {
        var times: [TimeInterval] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        let start = UIKitHost.now
        UIKitHost.tick(to: start + 1)
        #expect(times.isEmpty)
        link.add(to: .main, forMode: .common)
        UIKitHost.tick(to: start + 2)
        link.isPaused = true
        UIKitHost.tick(to: start + 3)
        link.isPaused = false
        UIKitHost.tick(to: start + 4)
        link.invalidate()
        UIKitHost.tick(to: start + 5)
        #expect(times == [start + 2, start + 4])
    }

    @Test func `does not call a display link that another one stopped in the same tick`() {
        var calls: [String] = []
        let second = CADisplayLink { _ in calls.append("second") }
        let first = CADisplayLink { _ in
            calls.append("first")
            second.remove(from: .main, forMode: .common)
        }
        for link in [first, second] { link.add(to: .main, forMode: .common) }
        UIKitHost.tick(to: UIKitHost.now + 1)
        first.invalidate()
        #expect(calls == ["first"])
    }

    @Test func `never turns its clock back`() {
        let now = UIKitHost.now
        UIKitHost.tick(to: now - 100)
        UIKitHost.tick(to: .nan)
        UIKitHost.tick(to: .infinity)
        #expect(UIKitHost.now == now)
    }

    @Test func `brings a window forward when its level rises`() {
        let first = TestHost()
        let second = TestHost()
        defer {
            first.close()
            second.close()
        }
        func order() -> [Bool] {
            UIApplication.shared.windows
                .filter { $0 === first.window || $0 === second.window }
                .map { $0 === first.window }
        }
        #expect(order() == [true, false])
        first.window.windowLevel = .statusBar
        #expect(order() == [false, true])
    }

    @Test func `sends a touch on the screen to the frontmost window that wants it`() {
        let below = TestHost(showing: Touched(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let above = TestHost(size: CGSize(width: 20, height: 20))
        // Other tests have windows in the same process.
        below.window.windowLevel = UIWindow.Level(rawValue: 30_000)
        above.window.windowLevel = UIWindow.Level(rawValue: 30_000)
        defer {
            below.close()
            above.close()
        }
        let touched = Touched(frame: above.window.bounds)
        above.window.addSubview(touched)
        UIKitHost.tap(at: CGPoint(x: 10, y: 10))
        UIKitHost.tap(at: CGPoint(x: 30, y: 30))
        let lower = below.window.subviews.first as? Touched
        #expect(touched.calls == ["began", "ended"])
        #expect(lower?.calls == ["began", "ended"])
        above.window.frame.origin = CGPoint(x: 20, y: 20)
        UIKitHost.tap(at: CGPoint(x: 10, y: 10))
        UIKitHost.tap(at: CGPoint(x: 39, y: 39))
        #expect(touched.calls == ["began", "ended", "began", "ended"])
        #expect(lower?.calls == ["began", "ended", "began", "ended"])
    }
}

@MainActor private final class NoticeLog {
    var notices: [(Notification.Name, UIApplication.State)] = []
}
