import Foundation
import Testing
import UIKit

@MainActor struct LayoutCycleTests {
    private let view = Counting()

    init() {
        view.layoutIfNeeded()
        view.layouts = 0
    }

    @Test func `lays out only when asked, and then once`() {
        view.layoutIfNeeded()
        #expect(view.layouts == 0)
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    @Test func `asks for layout when the size or the subviews change`() {
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.layoutIfNeeded()
        view.frame.origin = CGPoint(x: 5, y: 5)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        child.removeFromSuperview()
        view.layoutIfNeeded()
        #expect(view.layouts == 3)
    }

    @Test func `lays out from the outside in`() {
        let outer = Counting()
        outer.onLayout = { self.view.frame = $0.bounds }
        outer.addSubview(view)
        outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        outer.layoutIfNeeded()
        #expect(view.frame == outer.bounds)
        #expect(view.layouts == 1)
    }

    @Test func `ends though a view asks for layout for ever`() {
        view.onLayout = { $0.setNeedsLayout() }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts == 8)
    }

    @Test func `lays out every window at a tick`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        view.layouts = 0
        view.setNeedsLayout()
        host.wait(0.01)
        #expect(view.layouts == 1)
    }
}

private final class Counting: UIView {
    var layouts = 0
    var onLayout: ((UIView) -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        onLayout?(self)
    }
}
