public import Foundation

/// The contexts of the thread, the current one last.
enum ContextStack {
    private static let key = "UIKit.ContextStack"

    static var contexts: [CGContext] {
        get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Draws with `context` as the current one.
    static func with<Result>(_ context: CGContext, draw: () throws -> Result) rethrows -> Result {
        contexts.append(context)
        defer { contexts.removeLast() }
        return try draw()
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The context that drawing on this thread goes into; nil where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ContextStack.contexts.last
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes `context` the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.contexts.append(context)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes back the last `UIGraphicsPushContext(_:)`.
public func UIGraphicsPopContext() {
    _ = ContextStack.contexts.popLast()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits what the current context draws to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
    /// Makes this the colour that shapes are filled with and lines drawn with.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour that shapes are filled with.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour that lines are drawn with.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
