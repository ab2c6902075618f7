import Foundation
import Testing
import UIKit

@MainActor struct TraitTests {
    @Test func `inherits tint and tells of changes`() {
        final class Tinted: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let outer = UIView()
        let inner = Tinted()
        #expect(inner.tintColor == .systemBlue)
        outer.addSubview(inner)
        inner.changes = 0
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.changes == 1)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green)
        #expect(inner.changes == 2)
    }

    @Test func `takes the shade of a dynamic colour that suits the style`() {
        let outer = UIView()
        let inner = UIView()
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        outer.addSubview(inner)
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `keeps a colour that was set on the layer`() {
        let view = UIView()
        view.layer.backgroundColor = UIColor.red.cgColor
        let host = TestHost(showing: view)
        defer { host.close() }
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `has margins of eight points`() {
        let view = UIView()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1,
            leading: 2,
            bottom: 3,
            trailing: 4
        )
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
