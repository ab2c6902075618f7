/// Finds the paths of elements, all in one walk.
struct VASTPaths {
    private var wanted: Set<Int>
    private var paths: [Int: String] = [:]

    /// The paths in the tree of `root` of the elements with the `wanted` indices, such as
    /// `/VAST/Ad[2]/InLine`; an element without a like beside it has no number.
    static func find(_ wanted: some Sequence<Int>, in root: VASTNode) -> [Int: String] {
        var walk = VASTPaths(wanted: Set(wanted))
        walk.visit(root, [root.name])
        return walk.paths
    }

    private init(wanted: Set<Int>) {
        self.wanted = wanted
    }

    private mutating func visit(_ node: VASTNode, _ steps: [String]) {
        if wanted.remove(node.index) != nil {
            paths[node.index] = "/" + steps.joined(separator: "/")
        }
        guard !wanted.isEmpty, !node.children.isEmpty else { return }
        let totals = node.children.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
        var seen: [String: Int] = [:]
        for child in node.children {
            seen[child.name, default: 0] += 1
            let number =
                totals[child.name, default: 1] > 1 ? "[\(seen[child.name, default: 1])]" : ""
            visit(child, steps + [child.name + number])
        }
    }
}
