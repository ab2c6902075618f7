import Foundation

/// The traits that dynamic colours resolve with, one value a thread, as drawing is.
enum DrawingTraits {
    private static let key = "UIKit.DrawingTraits"

    /// What a view under drawing set; light where nothing did.
    static var current: UITraitCollection {
        Thread.current.threadDictionary[key] as? UITraitCollection ?? light
    }

    /// Draws with `traits` and puts the former ones back.
    static func with<Result>(_ traits: UITraitCollection, draw: () -> Result) -> Result {
        let outer = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = traits
        defer { Thread.current.threadDictionary[key] = outer }
        return draw()
    }

    private static let light = UITraitCollection(userInterfaceStyle: .light)
}
