import Foundation
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor struct AdAttributionTests {
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `the mark can be read`(style: UIUserInterfaceStyle) {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let ink = Self.luminance(AdAttributionView.ink.resolvedColor(with: traits))
        let ground = Self.luminance(AdAttributionView.ground.resolvedColor(with: traits))
        #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5)
    }

    /// As WCAG 2 defines it, for an opaque colour.
    private static func luminance(_ color: UIColor) -> Double {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let parts = [red, green, blue].map { part in
            let part = Double(part)
            return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
