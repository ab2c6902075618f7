public import Foundation

/// Something to do, with a name.
@preconcurrency @MainActor public final class UIAction: NSObject {
    /// What two actions have in common that are the same.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// The identifier of this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The identifier of this text.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    /// What is called when it is to be done.
    public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

    /// What buttons and menus call it.
    public var title: String
    /// Adding an action replaces one of the same identifier.
    public let identifier: Identifier
    /// The control that had it done last.
    public internal(set) weak var sender: AnyObject?
    let handler: UIActionHandler

    /// An action; without an identifier it is the same as no other.
    public init(
        title: String = "",
        identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.identifier = identifier ?? Identifier("action.\(Self.nextNumber())")
        self.handler = handler
        super.init()
    }

    private static var count = 0

    private static func nextNumber() -> Int {
        count += 1
        return count
    }
}
