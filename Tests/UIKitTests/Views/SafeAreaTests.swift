import Foundation
import Testing
import UIKit

@MainActor struct SafeAreaTests {
    /// Runs the work on a screen that keeps 47 points free above and 34 below.
    private func onScreenWithNotch(_ work: (UIWindow) -> Void) {
        let size = UIScreen.main.bounds.size
        UIKitHost.setScreen(
            size: size,
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        )
        defer { UIKitHost.setScreen(size: size) }
        let host = TestHost(size: size)
        defer { host.close() }
        work(host.window)
    }

    @Test func `gives each view the part that it reaches under the bars`() {
        onScreenWithNotch { window in
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 20))
            let middle = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
            for view in [top, middle] { window.addSubview(view) }
            top.addSubview(inner)
            #expect(window.safeAreaInsets.bottom == 34)
            #expect(top.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
            #expect(inner.safeAreaInsets.top == 7)
            #expect(middle.safeAreaInsets == .zero)
            #expect(top.layoutMargins.top == 55)
        }
    }

    @Test func `tells a view whose safe area changed`() {
        final class Told: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        onScreenWithNotch { window in
            let view = Told(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            window.addSubview(view)
            window.layoutIfNeeded()
            window.layoutIfNeeded()
            #expect(view.changes == 1)
            view.frame.origin.y = 200
            window.layoutIfNeeded()
            #expect(view.changes == 2)
        }
    }

    @Test func `rests scroll views below the bars, unless told never to`() {
        onScreenWithNotch { window in
            let scrollView = UIScrollView(frame: window.bounds)
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            window.addSubview(scrollView)
            window.layoutIfNeeded()
            #expect(scrollView.contentOffset.y == -47)
            #expect(scrollView.adjustedContentInset.bottom == 34)
            scrollView.contentInsetAdjustmentBehavior = .never
            #expect(scrollView.contentOffset.y == 0)
        }
    }
}
