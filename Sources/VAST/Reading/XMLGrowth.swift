/// A tree that grows as its tags and texts come, in the order of the document.
struct XMLGrowth {
    /// The elements that are open, the innermost last.
    private var open: [VASTNode] = []
    private var top: VASTNode?
    private var count = 0
    /// What stands before the root's name, with its colon.
    private var prefix = ""

    /// The root, once it has its end.
    var root: VASTNode? { open.isEmpty ? top : nil }
    /// The element that waits for its end.
    var innermost: VASTNode? { open.last }

    init() {
        open.reserveCapacity(16)
    }

    mutating func start(_ name: String, _ attributes: [String: String]) {
        if count == 0, let colon = name.firstIndex(of: ":") { prefix = String(name[...colon]) }
        var node = VASTNode(name: local(name), attributes: attributes)
        node.index = count
        count += 1
        open.append(node)
    }

    mutating func end() {
        guard let node = open.popLast() else { return }
        if open.isEmpty {
            top = node
        } else {
            open[open.count - 1].children.append(node)
        }
    }

    mutating func add(_ text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    private func local(_ name: String) -> String {
        guard !prefix.isEmpty, name.hasPrefix(prefix) else { return name }
        return String(name.dropFirst(prefix.count))
    }
}
