public import Foundation

/// The screen: the size of an iPhone, until the host says otherwise.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    /// Its size in points: 390 by 844.
    public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point: 2.
    public internal(set) var scale: CGFloat = 2
    /// What the screen keeps free for bars and its rounded parts; nothing.
    var safeAreaInsets = UIEdgeInsets.zero
    /// Light or dark, for all that does not override it.
    var userInterfaceStyle = UIUserInterfaceStyle.light

    /// Pixels a point, as for `scale`: this screen scales nothing by itself.
    public var nativeScale: CGFloat { scale }

    /// How many pictures a second at most.
    public var maximumFramesPerSecond: Int { 60 }

    /// The screen's style and scale, and the app's direction.
    public var traitCollection: UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: userInterfaceStyle,
            displayScale: scale,
            layoutDirection: .init(UIApplication.shared.userInterfaceLayoutDirection)
        )
    }
}
