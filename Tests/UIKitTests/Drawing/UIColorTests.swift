import Foundation
import Synchronization
import Testing
import UIKit

struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 255).rounded() }
    }

    @Test func `keeps the components that it was made of`() {
        #expect(
            components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)) == [51, 102, 153, 204]
        )
        #expect(components(UIColor(white: 0.5, alpha: 1)) == [128, 128, 128, 255])
    }

    @Test func `holds components within 0 and 1, whatever it is given`() {
        #expect(
            components(UIColor(red: -3, green: 7, blue: .nan, alpha: .infinity)) == [0, 255, 0, 0]
        )
    }

    private static let hues: [(Double, [Double])] = [
        (0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (2.0 / 3, [0, 0, 255]), (1, [255, 0, 0]),
        (0.5, [0, 255, 255]),
    ]

    @Test(arguments: hues)
    func `turns hue into red, green and blue`(hue: Double, expected: [Double]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        #expect(components(color).dropLast().map(Double.init) == expected)
    }

    private static let published: [(UIColor, [Double], [Double])] = [
        (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
        (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
        (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
        (.systemGroupedBackground, [242, 242, 247, 255], [0, 0, 0, 255]),
        (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
        (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    ]

    @Test(arguments: published)
    func `has Apple's published values, light and dark`(
        color: UIColor,
        light: [Double],
        dark: [Double]
    ) {
        func resolved(_ style: UIUserInterfaceStyle) -> [Double] {
            components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
                .map(Double.init)
        }
        #expect(resolved(.light) == light)
        #expect(resolved(.dark) == dark)
        #expect(resolved(.unspecified) == light)
    }

    @Test func `stays dynamic when its opacity is changed`() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(components(dark) == [255, 255, 255, 128])
    }

    @Test func `a provider that answers with itself ends as clear`() {
        final class Box: Sendable {
            let color = Mutex<UIColor?>(nil)
        }
        let box = Box()
        let color = UIColor { _ in box.color.withLock { $0 } ?? .red }
        box.color.withLock { $0 = color }
        #expect(components(color) == [0, 0, 0, 0])
    }

    @Test func `equals another with the same components`() {
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.white != UIColor.black)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        #expect(UIColor.label == UIColor.label)
    }
}
