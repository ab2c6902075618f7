public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nobody said; drawn as light.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// What a view knows of the screen it is on.
///
/// Apple's has many more traits; here are those that colours, pictures and layout need.
public final class UITraitCollection: NSObject, Sendable {
    /// Light unless the window or a view overrides it.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point; 0 where nobody said.
    public let displayScale: CGFloat
    /// Which way the app's language is read.
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    /// Traits of this style at this scale.
    public init(
        userInterfaceStyle: UIUserInterfaceStyle,
        displayScale: CGFloat,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
    }

    /// Traits that say only the style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
    }

    /// Traits that say only the scale.
    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
    }

    /// Traits that say only the direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(
            userInterfaceStyle: .unspecified,
            displayScale: 0,
            layoutDirection: layoutDirection
        )
    }

    /// The traits that dynamic colours are drawn with while a view draws; light elsewhere.
    ///
    /// Apple's can be set too.
    public static var current: UITraitCollection { DrawingTraits.current }
}
