public import Foundation

/// Something that can get touches and pass on those it has no use for.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder that passes everything on.
    public override init() {
        super.init()
    }

    /// Called when a XIB file has made the object and connected its outlets.
    open func awakeFromNib() {}

    /// Who gets what this responder does not handle; nil ends the chain.
    open var next: UIResponder? { nil }

    /// Fingers came down; passes them to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved; passes them to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted; passes them to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// A recogniser or the system took the touches away; passes this to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
