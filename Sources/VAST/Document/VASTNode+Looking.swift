import Foundation

extension VASTNode {
    /// The text without the white space around it.
    var trimmedText: String { text.trimmed }

    /// An attribute; its name in another case is taken where the right one is missing.
    func attribute(_ name: String) -> String? {
        if let value = attributes[name] { return value }
        guard attributes.contains(where: { $0.key.lowercased() == name.lowercased() }) else {
            return nil
        }
        return attributes.filter { $0.key.lowercased() == name.lowercased() }
            .min { $0.key < $1.key }?.value
    }

    /// The first child of a name.
    func child(_ name: String) -> VASTNode? { children.first { $0.name == name } }

    /// The children of a name.
    func children(_ name: String) -> [VASTNode] { children.filter { $0.name == name } }
}

extension StringProtocol {
    /// The text without the white space around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
