import Foundation

/// What `init(coder:)` of a view in a XIB file is called with.
///
/// It gives the view the element that describes it. Asked for values by keys, as Apple's own coder
/// is, it has none: an app's class that decodes something of its own finds nothing there.
final class NibCoder: NSCoder {
    let element: NibElement
    let building: NibBuilding
    /// Whether what is in the view has been made.
    var hasAddedSubviews = false

    init(element: NibElement, building: NibBuilding) {
        self.element = element
        self.building = building
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeObject() -> Any? { nil }
}

extension NSCoder {
    /// The element of a XIB file that is being made; none where another coder is at work.
    var nibElement: NibElement? { (self as? NibCoder)?.element }

    /// What a cell that is being made is found again by.
    @MainActor var nibReuseIdentifier: String? {
        guard let coder = self as? NibCoder else { return nil }
        return coder.building.reuseIdentifier ?? coder.element["reuseIdentifier"]
    }

    /// Gives the view what its element says, as far as it has been made.
    ///
    /// Each class of UIKit calls it at the end of its `init(coder:)`: so what the file says wins
    /// over the class's defaults, and what an app's subclass does after that wins over the file.
    @MainActor func fill(_ view: UIView) {
        guard let coder = self as? NibCoder else { return }
        coder.building.fill(view, by: coder)
    }
}
