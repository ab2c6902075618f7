import Foundation

/// The classes that files can ask for, by the names that files call them.
@MainActor final class NibClasses {
    static let shared = NibClasses()

    private var types: [String: UIView.Type] = [:]

    func register(_ type: UIView.Type, for name: String) {
        types[name] = type
    }

    /// The class of this name: a registered one, else one that Swift knows by its module.
    func type(_ name: String, module: String?) -> UIView.Type? {
        if let type = types[name] { return type }
        let names = module.map { ["\($0).\(name)"] } ?? []
        for name in names + [name] where Self.isWellFormed(name) {
            if let type = NSClassFromString(name) as? UIView.Type { return type }
        }
        return nil
    }

    /// Foundation takes whatever stands here for a part of a mangled name, so it must be a name.
    private static func isWellFormed(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && name.utf8.count < 256
            && parts.allSatisfy { part in
                !part.isEmpty && part.first?.isNumber == false
                    && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }
}
