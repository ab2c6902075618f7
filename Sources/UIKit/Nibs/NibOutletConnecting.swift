/// Takes what a XIB file connects to an object's outlets, by the outlets' names.
///
/// For Linux only, where there is no key-value coding. A view, cell, controller or other owner of a
/// file adopts it, or has its outlets registered in a line by `UINib.register`:
///
/// ```swift
/// extension StoryCell: NibOutletConnecting {
///     func connect(outlet: String, to object: Any) -> Bool {
///         switch outlet {
///         case "titleLabel": titleLabel = object as? UILabel
///         default: return false
///         }
///         return true
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol NibOutletConnecting: AnyObject {
    /// Keeps the object as the outlet of this name; whether there is such an outlet.
    ///
    /// An outlet collection comes as an array of its objects, once. Runtime attributes of the file,
    /// which key-value coding sets on Apple's systems, come as numbers, texts and colours.
    func connect(outlet: String, to object: Any) -> Bool
}
