import Foundation

extension VASTCheck {
    /// Checks everything from the root.
    mutating func document() {
        let root = source.root
        checkVersion(root)
        visit(root)
        let ads = root.children("Ad")
        if ads.isEmpty {
            report(.noAds, root, "The document has no ad")
        } else {
            for error in root.children("Error") {
                report(.errorBesideAd, error, "VAST/Error is only called where there is no ad")
            }
        }
    }

    private mutating func checkVersion(_ root: VASTNode) {
        guard let text = root.attribute("version")?.trimmed, !text.isEmpty else {
            return report(.versionMissing, root, "VAST has no version")
        }
        if !VASTVersion.published.contains(text) {
            report(
                .versionUnknown,
                root,
                attribute: "version",
                "There is no VAST \(text.prefix(20))"
            )
        }
    }

    /// Checks an element and all in it.
    private mutating func visit(_ node: VASTNode) {
        if node.name == "InLine" || node.name == "Wrapper" { isInLine = node.name == "InLine" }
        let shape = VASTShape.all[node.name]
        if let shape {
            checkAttributes(of: node, by: shape)
            checkText(of: node, by: shape)
            checkChildren(of: node, by: shape)
        }
        checkMeaning(of: node)
        checkVerifications(inExtension: node)
        guard let shape, !shape.isOpaque else { return }
        for child in node.children where shape.children[child.name] != nil { visit(child) }
        // The old name means something to players, though no schema has it.
        for child in node.children where child.name == "VASTAdTagURL" { visit(child) }
    }

    /// Verifications in an extension are checked like others.
    private mutating func checkVerifications(inExtension node: VASTNode) {
        guard node.name == "Extension",
            node.attribute("type")?.trimmed.lowercased() == "adverifications"
        else { return }
        if version >= VASTVersion(major: 4, minor: 1) {
            report(
                .verificationExtension,
                node,
                "VAST \(version) has AdVerifications in the ad itself"
            )
        }
        for child in node.children where child.name == "AdVerifications" { visit(child) }
    }

    private mutating func checkChildren(of node: VASTNode, by shape: VASTShape) {
        guard !shape.isOpaque else { return }
        var seen: Set<String> = []
        for child in node.children {
            guard let member = shape.children[child.name] else {
                checkStranger(child, in: node, by: shape)
                continue
            }
            if !member.isMany, !seen.insert(child.name).inserted {
                report(.elementRepeated, child, "\(node.name) has more than one \(child.name)")
            }
            if member.since > version {
                report(
                    .elementVersion,
                    child,
                    "\(child.name) came with VAST \(member.since), the document is \(version)"
                )
            }
        }
    }

    private mutating func checkStranger(
        _ child: VASTNode,
        in node: VASTNode,
        by shape: VASTShape
    ) {
        let name = child.name
        // Other rules speak of it.
        if name == "VASTAdTagURL", node.name == "Wrapper" { return }
        let lower = name.lowercased()
        if let right = shape.children.keys.first(where: { $0.lowercased() == lower }) {
            report(.elementCase, child, "\(name.prefix(80)) should be \(right)")
        } else {
            report(.elementUnknown, child, "\(node.name) has no \(name.prefix(80))")
        }
    }

    private mutating func checkAttributes(of node: VASTNode, by shape: VASTShape) {
        for name in node.attributes.keys.sorted() {
            if name.contains(":") || name == "xmlns" || shape.attributes[name] != nil { continue }
            let lower = name.lowercased()
            if let right = shape.attributes.keys.sorted().last(where: { $0.lowercased() == lower })
            {
                report(.attributeCase, node, attribute: name, "\(name) should be \(right)")
            } else if !shape.isOpaque {
                report(
                    .attributeUnknown,
                    node,
                    attribute: name,
                    "\(node.name) has no attribute \(name.prefix(80))"
                )
            }
        }
    }

    private mutating func checkText(of node: VASTNode, by shape: VASTShape) {
        guard !shape.isOpaque, !shape.children.isEmpty, !node.trimmedText.isEmpty else { return }
        report(.strayText, node, "Text stands in \(node.name), where only elements belong")
    }
}
