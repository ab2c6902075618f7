import Foundation

extension VASTCheck {
    mutating func checkIcon(_ node: VASTNode) {
        checkResource(node)
        checkWholeNumbers(node, "width", "height")
        let places = [("xPosition", ["left", "right"]), ("yPosition", ["top", "bottom"])]
        for (name, edges) in places {
            guard let text = node.attribute(name)?.trimmed else { continue }
            if !edges.contains(text), VASTNumber.whole(text) == nil {
                report(
                    .iconPosition,
                    node,
                    attribute: name,
                    "\(name) is \(edges[0]), \(edges[1]) or a number"
                )
            }
        }
        for name in ["duration", "offset"] {
            guard let text = node.attribute(name)?.trimmed, VASTTime.offset(text) == nil else {
                continue
            }
            report(.number, node, attribute: name, "\(name) is not HH:MM:SS")
        }
    }

    /// Checks a companion or an overlay.
    mutating func checkShown(_ node: VASTNode) {
        // What a wrapper has of these may be nothing but trackers.
        if isInLine { checkResource(node) }
        checkWholeNumbers(
            node,
            "width",
            "height",
            "assetWidth",
            "assetHeight",
            "expandedWidth",
            "expandedHeight"
        )
        if node.name == "NonLinear" {
            checkBooleans(node, "scalable", "maintainAspectRatio")
        }
    }

    private mutating func checkResource(_ node: VASTNode) {
        let kinds = ["StaticResource", "IFrameResource", "HTMLResource"]
        let isThere = node.children.contains {
            kinds.contains($0.name) && !($0.trimmedText.isEmpty && $0.children.isEmpty)
        }
        if !isThere { report(.resourceMissing, node, "\(node.name) has nothing to draw") }
    }

    private mutating func checkWholeNumbers(_ node: VASTNode, _ names: String...) {
        for name in names {
            guard let text = node.attribute(name)?.trimmed else { continue }
            if (VASTNumber.whole(text) ?? -1) < 0 {
                report(.number, node, attribute: name, "\(name) is not a whole number")
            }
        }
    }

    mutating func checkBooleans(_ node: VASTNode, _ names: String...) {
        for name in names {
            guard let text = node.attribute(name)?.trimmed else { continue }
            if !["0", "1", "true", "false"].contains(text) {
                report(.boolean, node, attribute: name, "\(name) is 0, 1, true or false")
            }
        }
    }
}
