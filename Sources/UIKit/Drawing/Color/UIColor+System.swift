import Foundation

extension UIColor {
    private static func fixed(_ hex: UInt32) -> UIColor {
        UIColor(.fixed(RGBA(hex: hex)))
    }

    private static func adaptive(
        _ light: UInt32,
        _ dark: UInt32,
        alpha: (light: CGFloat, dark: CGFloat) = (1, 1)
    ) -> UIColor {
        let lightColor = UIColor(.fixed(RGBA(hex: light, alpha: alpha.light)))
        let darkColor = UIColor(.fixed(RGBA(hex: dark, alpha: alpha.dark)))
        return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// No colour at all.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = fixed(0x000000)
    /// White.
    public static let white = fixed(0xFFFFFF)
    /// A third of white.
    public static let darkGray = fixed(0x555555)
    /// Half of white.
    public static let gray = fixed(0x808080)
    /// Two thirds of white.
    public static let lightGray = fixed(0xAAAAAA)
    /// Full red.
    public static let red = fixed(0xFF0000)
    /// Full green.
    public static let green = fixed(0x00FF00)
    /// Full blue.
    public static let blue = fixed(0x0000FF)
    /// Full red and green.
    public static let yellow = fixed(0xFFFF00)
    /// Full red and half green.
    public static let orange = fixed(0xFF8000)
    /// Half red and half blue.
    public static let purple = fixed(0x800080)
    /// Brown.
    public static let brown = fixed(0x996633)
    /// Full green and blue.
    public static let cyan = fixed(0x00FFFF)
    /// Full red and blue.
    public static let magenta = fixed(0xFF00FF)

    /// The palette's red, tuned for light and dark screens.
    public static let systemRed = adaptive(0xFF3B30, 0xFF453A)
    /// The palette's green, tuned for light and dark screens.
    public static let systemGreen = adaptive(0x34C759, 0x30D158)
    /// The palette's blue, tuned for light and dark screens.
    public static let systemBlue = adaptive(0x007AFF, 0x0A84FF)
    /// The palette's orange, tuned for light and dark screens.
    public static let systemOrange = adaptive(0xFF9500, 0xFF9F0A)
    /// The palette's yellow, tuned for light and dark screens.
    public static let systemYellow = adaptive(0xFFCC00, 0xFFD60A)
    /// The palette's pink, tuned for light and dark screens.
    public static let systemPink = adaptive(0xFF2D55, 0xFF375F)
    /// The palette's purple, tuned for light and dark screens.
    public static let systemPurple = adaptive(0xAF52DE, 0xBF5AF2)
    /// The palette's teal, tuned for light and dark screens.
    public static let systemTeal = adaptive(0x30B0C7, 0x40C8E0)
    /// The palette's indigo, tuned for light and dark screens.
    public static let systemIndigo = adaptive(0x5856D6, 0x5E5CE6)
    /// The palette's brown, tuned for light and dark screens.
    public static let systemBrown = adaptive(0xA2845E, 0xAC8E68)
    /// The palette's mint, tuned for light and dark screens.
    public static let systemMint = adaptive(0x00C7BE, 0x63E6E2)
    /// The palette's cyan, tuned for light and dark screens.
    public static let systemCyan = adaptive(0x32ADE6, 0x64D2FF)
    /// The palette's gray, tuned for light and dark screens.
    public static let systemGray = adaptive(0x8E8E93, 0x8E8E93)
    /// The palette's gray 2, tuned for light and dark screens.
    public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
    /// The palette's gray 3, tuned for light and dark screens.
    public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
    /// The palette's gray 4, tuned for light and dark screens.
    public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
    /// The palette's gray 5, tuned for light and dark screens.
    public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
    /// The palette's gray 6, tuned for light and dark screens.
    public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)

    /// Text of the first rank.
    public static let label = adaptive(0x000000, 0xFFFFFF)
    /// Text of the second rank.
    public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6))
    /// Text of the third rank.
    public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
    /// Text of the fourth rank.
    public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    /// Text that stands where nothing was typed yet.
    public static let placeholderText = adaptive(0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3))
    /// A thin line that lets what is behind show through.
    public static let separator = adaptive(0x3C3C43, 0x545458, alpha: (0.29, 0.6))
    /// A thin line that hides what is behind.
    public static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)
    /// Text that opens something.
    public static let link = adaptive(0x007AFF, 0x0984FF)
    /// Fills thin and small shapes.
    public static let systemFill = adaptive(0x787880, 0x787880, alpha: (0.2, 0.36))
    /// Fills medium-size shapes.
    public static let secondarySystemFill = adaptive(0x787880, 0x787880, alpha: (0.16, 0.32))
    /// Fills large shapes.
    public static let tertiarySystemFill = adaptive(0x767680, 0x767680, alpha: (0.12, 0.24))
    /// Fills large areas with complex content.
    public static let quaternarySystemFill = adaptive(0x747480, 0x767680, alpha: (0.08, 0.18))
    /// The background of a screen.
    public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
    /// The background of what is grouped on a screen.
    public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
    /// The background of what is grouped within a group.
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
    /// The background of a grouped table.
    public static let systemGroupedBackground = adaptive(0xF2F2F7, 0x000000)
    /// The background of a cell of a grouped table.
    public static let secondarySystemGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
    /// The background of a group within such a cell.
    public static let tertiarySystemGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)
}
