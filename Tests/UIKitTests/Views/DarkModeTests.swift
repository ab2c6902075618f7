import Foundation
import Testing
import UIKit

/// Light and dark: who decides, what is drawn, and who is told.
@Suite(.serialized) @MainActor struct DarkModeTests {
    private final class Listener: UIView {
        var told: [UIUserInterfaceStyle?] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            told.append(previous?.userInterfaceStyle)
        }
    }

    private final class Page: UIViewController {
        var told: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            told.append(traitCollection.userInterfaceStyle)
        }
    }

    private static let shade = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    @Test
    func `tells everybody in a window whose style is not their own when the screen turns dark`() {
        let host = TestHost()
        defer {
            UIKitHost.setInterfaceStyle(.light)
            host.close()
        }
        let page = Page()
        let plain = Listener()
        let light = Listener()
        light.overrideUserInterfaceStyle = .light
        plain.backgroundColor = Self.shade
        light.backgroundColor = Self.shade
        page.view.addSubview(plain)
        page.view.addSubview(light)
        host.window.rootViewController = page
        UIKitHost.setInterfaceStyle(.dark)
        UIKitHost.setInterfaceStyle(.dark)
        #expect(page.told == [.dark] && plain.told == [.light] && light.told == [])
        #expect(plain.layer.backgroundColor == UIColor.white.cgColor)
        #expect(light.layer.backgroundColor == UIColor.black.cgColor)
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        UIKitHost.setInterfaceStyle(.light)
        #expect(page.told == [.dark, .light] && plain.told == [.light, .dark])
    }

    @Test func `lets a controller decide for its view, and a view for itself`() {
        let page = Page()
        let view = Listener()
        page.overrideUserInterfaceStyle = .dark
        #expect(page.traitCollection.userInterfaceStyle == .dark, "before there is a view")
        page.view.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        page.view.overrideUserInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
        page.view.overrideUserInterfaceStyle = .unspecified
        page.overrideUserInterfaceStyle = .unspecified
        #expect(page.told == [.light, .dark, .light])
    }

    @Test func `tells a view that comes into a window of another style`() {
        let host = TestHost()
        defer { host.close() }
        host.window.overrideUserInterfaceStyle = .dark
        let view = Listener()
        view.backgroundColor = Self.shade
        host.window.addSubview(view)
        #expect(view.told == [.light])
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        view.removeFromSuperview()
        host.window.addSubview(view)
        #expect(view.told == [.light], "nothing has changed since")
    }

    @Test func `calls closures that are registered, until they are not`() {
        let view = UIView()
        let page = Page()
        var calls: [String] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: UIView, previous) in
            calls.append("view \(view.traitCollection.userInterfaceStyle == .dark)")
        }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in
            calls.append("page \(page.told.count)")
        }
        page.view.addSubview(view)
        page.overrideUserInterfaceStyle = .dark
        #expect(calls == ["page 1", "view true"])
        view.unregisterForTraitChanges(registration)
        page.overrideUserInterfaceStyle = .light
        #expect(calls == ["page 1", "view true", "page 2"])
    }

    @Test func `draws text, buttons and grounds in the shades of the style`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = "████"
        view.addSubview(label)
        for (style, ground, text) in [
            (UIUserInterfaceStyle.light, UInt8(255), UInt8(0)), (.dark, 0, 255),
        ] {
            view.overrideUserInterfaceStyle = style
            let picture = PixelGrid(UIKitHost.snapshot(of: view, scale: 1))
            #expect(picture[190, 50].red == ground)
            #expect(picture[20, 15].red == text)
        }
    }

    @Test func `resolves colours by the traits that are current`() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(Self.shade.cgColor == UIColor.white.cgColor)
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(Self.shade.cgColor == UIColor.black.cgColor)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(dark.hasDifferentColorAppearance(comparedTo: light))
        #expect(!light.hasDifferentColorAppearance(comparedTo: nil))
    }
}
