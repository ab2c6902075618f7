import Foundation

extension VASTReader {
    /// The document of a `VAST` element.
    mutating func document(_ root: VASTNode, base: URL?) -> VASTDocument {
        var document = VASTDocument(version: attribute(root, "version"), base: base)
        for child in root.children {
            switch child.name {
            case "Ad":
                if let ad = ad(child) { document.ads.append(ad) }
            case "Error":
                if let url = url(child) { document.errors.append(url) }
            default:
                unknown(child, in: root)
            }
        }
        return document
    }

    private mutating func ad(_ node: VASTNode) -> VASTAd? {
        guard let body = node.child("InLine") ?? node.child("Wrapper") else {
            drop(node, "The ad is neither InLine nor Wrapper")
            return nil
        }
        let bodies = node.children.count { $0.name == "InLine" || $0.name == "Wrapper" }
        if bodies > 1 { tolerate(node, "Only one \(body.name) of the ad is taken") }
        var ad = VASTAd(content: content(body))
        ad.id = attribute(node, "id")
        ad.sequence = number(node, "sequence", atLeast: 1)
        ad.adType = attribute(node, "adType")
        for child in body.children { read(child, in: body, into: &ad) }
        return ad
    }

    private mutating func read(_ node: VASTNode, in body: VASTNode, into ad: inout VASTAd) {
        switch node.name {
        case "AdSystem":
            ad.system = text(node).map { AdSystem(name: $0, version: attribute(node, "version")) }
        case "Impression":
            if let url = url(node) { ad.impressions.append(url) }
        case "Error":
            if let url = url(node) { ad.errors.append(url) }
        case "ViewableImpression":
            ad.viewable.append(viewable(node))
        case "AdVerifications":
            ad.verifications += verifications(node)
        case "Pricing":
            ad.pricing = pricing(node)
        case "Creatives":
            ad.creatives += node.children("Creative").map { creative($0) }
        case "Extensions":
            for child in node.children { read(extension: child, into: &ad) }
        case "AdTitle", "Description", "Advertiser", "AdServingId", "Expires", "Category",
            "VASTAdTagURI", "VASTAdTagURL", "BlockedAdCategories":
            break  // content(_:) reads them.
        case "Survey":
            break  // No player does anything with it.
        default:
            unknown(node, in: body)
        }
    }

    /// Before VAST 4.1 verifications stood in an extension.
    private mutating func read(extension node: VASTNode, into ad: inout VASTAd) {
        ad.extensions.append(node)
        guard node.name == "Extension",
            node.attribute("type")?.trimmed.lowercased() == "adverifications"
        else { return }
        // The list is usually there once more, but vendors are also seen without it.
        for list in node.children("AdVerifications") { ad.verifications += verifications(list) }
        ad.verifications += verifications(node)
    }

    private mutating func content(_ body: VASTNode) -> VASTAd.Content {
        body.name == "InLine" ? .inLine(inLine(body)) : .wrapper(wrapper(body))
    }

    private mutating func inLine(_ node: VASTNode) -> InLine {
        InLine(
            title: text(node.child("AdTitle")),
            description: text(node.child("Description")),
            advertiser: text(node.child("Advertiser")),
            servingID: text(node.child("AdServingId")),
            expires: node.child("Expires").flatMap { seconds($0, text($0)) },
            categories: node.children("Category").compactMap { category($0) }
        )
    }

    private func category(_ node: VASTNode) -> VASTCategory? {
        text(node).map { VASTCategory(code: $0, authority: attribute(node, "authority")) }
    }

    /// Each element holds several codes of one list, with commas between them.
    private func blockedCategories(_ node: VASTNode) -> [VASTCategory] {
        let codes = node.trimmedText.split(separator: ",").map { String($0).trimmed }
        let authority = attribute(node, "authority")
        return codes.filter { !$0.isEmpty }.map { VASTCategory(code: $0, authority: authority) }
    }

    private mutating func wrapper(_ node: VASTNode) -> Wrapper {
        let address = node.child("VASTAdTagURI") ?? node.child("VASTAdTagURL")
        if let address, address.name == "VASTAdTagURL" {
            tolerate(address, "VASTAdTagURL is the name of VAST 1 for VASTAdTagURI")
        }
        // VAST 1 has the address in a further element.
        let holder = address?.child("URL") ?? address
        return Wrapper(
            tagURI: holder.flatMap { url($0) },
            followsAdditionalWrappers: boolean(node, "followAdditionalWrappers") ?? true,
            allowsMultipleAds: boolean(node, "allowMultipleAds") ?? false,
            fallsBackOnNoAd: boolean(node, "fallbackOnNoAd"),
            blockedCategories: node.children("BlockedAdCategories").flatMap(blockedCategories)
        )
    }

    private mutating func viewable(_ node: VASTNode) -> ViewableImpression {
        var viewable = ViewableImpression(id: attribute(node, "id"))
        for child in node.children {
            switch child.name {
            case "Viewable": if let url = url(child) { viewable.viewable.append(url) }
            case "NotViewable": if let url = url(child) { viewable.notViewable.append(url) }
            case "ViewUndetermined": if let url = url(child) { viewable.undetermined.append(url) }
            default: unknown(child, in: node)
            }
        }
        return viewable
    }

    private mutating func pricing(_ node: VASTNode) -> Pricing? {
        guard let amount = VASTNumber.decimal(node.trimmedText) else {
            drop(node, "The price is not a number")
            return nil
        }
        return Pricing(
            amount: amount,
            model: attribute(node, "model"),
            currency: attribute(node, "currency")
        )
    }

    private mutating func verifications(_ node: VASTNode) -> [Verification] {
        node.children("Verification").map { verification in
            Verification(
                vendor: attribute(verification, "vendor"),
                scripts: scripts(verification.children("JavaScriptResource")),
                executables: scripts(
                    verification.children("ExecutableResource")
                        + verification.children("FlashResource")
                ),
                parameters: text(verification.child("VerificationParameters")),
                notExecuted: verification.children("TrackingEvents").flatMap { tracking($0) }
                    .filter { $0.event == .verificationNotExecuted }.map(\.url)
            )
        }
    }

    private mutating func scripts(_ nodes: [VASTNode]) -> [Verification.Script] {
        nodes.compactMap { node in
            guard let url = url(node) else { return nil }
            return Verification.Script(
                url: url,
                apiFramework: attribute(node, "apiFramework"),
                isBrowserOptional: boolean(node, "browserOptional"),
                type: attribute(node, "type")
            )
        }
    }

    /// Notes an element that means nothing where it stands.
    mutating func unknown(_ node: VASTNode, in parent: VASTNode) {
        drop(node, "\(parent.name) has no \(node.name.prefix(80))")
    }
}
