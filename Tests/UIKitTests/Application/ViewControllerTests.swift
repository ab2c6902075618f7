import Foundation
import Testing
import UIKit

@MainActor struct ViewControllerTests {
    let log = Log()

    @Test func `loads its view when first asked for it`() {
        let controller = Noting("a", log)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(log.calls == ["a didLoad"])
    }

    @Test func `goes through its life as the window's root`() {
        let host = TestHost()
        defer { host.close() }
        let first = Noting("a", log)
        host.window.rootViewController = first
        #expect(
            log.calls == [
                "a didLoad", "a willAppear", "a willLayout", "a didLayout", "a didAppear",
            ]
        )
        log.calls = []
        host.window.rootViewController = Noting("b", log)
        #expect(log.calls.prefix(2) == ["a willDisappear", "a didDisappear"])
        #expect(first.view.superview == nil)
    }

    @Test func `covers the whole screen and comes back`() {
        let host = TestHost()
        defer { host.close() }
        let below = Noting("below", log)
        let top = Noting("top", log)
        top.modalPresentationStyle = .fullScreen
        host.window.rootViewController = below
        log.calls = []

        var isDone = false
        below.present(top, animated: true) { isDone = true }
        #expect(isDone)
        #expect(
            log.appearances == [
                "below willDisappear", "top willAppear", "below didDisappear", "top didAppear",
            ]
        )
        #expect(below.presentedViewController === top)
        #expect(top.presentingViewController === below)
        #expect(below.view.window == nil)
        #expect(top.view.frame == host.window.bounds)

        log.calls = []
        top.dismiss(animated: true)
        #expect(
            log.appearances == [
                "top willDisappear", "below willAppear", "top didDisappear", "below didAppear",
            ]
        )
        #expect(below.view.window === host.window)
        #expect(below.presentedViewController == nil)
    }

    @Test func `keeps what is below a sheet in the window`() {
        let host = TestHost()
        defer { host.close() }
        let below = Noting("below", log)
        let sheet = Noting("sheet", log)
        host.window.rootViewController = below
        log.calls = []
        below.present(sheet, animated: false)
        below.dismiss(animated: false)
        #expect(below.view.window === host.window)
        #expect(
            log.appearances == [
                "sheet willAppear", "sheet didAppear", "sheet willDisappear", "sheet didDisappear",
            ]
        )
    }

    @Test func `refuses to present a second one at a time, or without a window`() {
        let host = TestHost()
        defer { host.close() }
        let below = UIViewController()
        let (first, second) = (UIViewController(), UIViewController())
        below.present(first, animated: false)
        #expect(below.presentedViewController == nil)
        host.window.rootViewController = below
        below.present(first, animated: false)
        below.present(second, animated: false)
        #expect(below.presentedViewController === first)
        #expect(second.presentingViewController == nil)
    }

    @Test func `passes its appearance on to its children`() {
        let host = TestHost()
        defer { host.close() }
        let parent = Noting("parent", log)
        let child = Noting("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.parent === parent)
        host.window.rootViewController = parent
        #expect(
            log.appearances == [
                "parent willAppear", "child willAppear", "parent didAppear", "child didAppear",
            ]
        )
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
    }

    @Test func `stands between its view and the superview in the chain of responders`() {
        let controller = UIViewController()
        let outer = UIView()
        outer.addSubview(controller.view)
        #expect(controller.view.next === controller)
        #expect(controller.next === outer)
    }
}

@MainActor final class Log {
    var calls: [String] = []

    var appearances: [String] { calls.filter { $0.hasSuffix("ppear") } }
}

private final class Noting: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func viewWillLayoutSubviews() { note("willLayout") }

    override func viewDidLayoutSubviews() { note("didLayout") }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }
}
