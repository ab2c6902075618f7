import Foundation

extension VASTCheck {
    /// Checks what an element says, beyond where it stands.
    mutating func checkMeaning(of node: VASTNode) {
        switch node.name {
        case "Ad": checkAd(node)
        case "InLine": checkInLine(node)
        case "Wrapper": checkWrapper(node)
        case "Creative": checkCreative(node)
        case "Pricing": checkPricing(node)
        case "Category", "BlockedAdCategories": checkCategory(node)
        case "Verification": checkVerification(node)
        case "JavaScriptResource": checkBooleans(node, "browserOptional")
        case "Linear": checkLinear(node)
        case "MediaFiles": checkMediaFiles(node)
        case "MediaFile": checkMediaFile(node)
        case "Tracking": checkTracking(node)
        case "Icon": checkIcon(node)
        case "Companion", "NonLinear": checkShown(node)
        case "Survey": report(.deprecated, node, "Survey was given up in VAST 4.1")
        case "FlashResource": report(.deprecated, node, "FlashResource was given up in VAST 4.1")
        default: break
        }
        if Self.addresses.contains(node.name) { checkURL(node) }
    }

    private mutating func checkAd(_ node: VASTNode) {
        let bodies = node.children.filter { $0.name == "InLine" || $0.name == "Wrapper" }
        if bodies.count != 1 {
            let found = bodies.isEmpty ? "neither InLine nor Wrapper" : "more than one of the two"
            report(.adContent, node, "An ad is one InLine or one Wrapper; this has \(found)")
        }
        if let text = node.attribute("sequence")?.trimmed, (VASTNumber.whole(text) ?? 0) < 1 {
            report(.adSequence, node, attribute: "sequence", "sequence counts from 1")
        }
        if let type = node.attribute("adType")?.trimmed, !Self.adTypes.contains(type) {
            report(.adType, node, attribute: "adType", "adType is video, audio or hybrid")
        }
        if node.attribute("conditionalAd") != nil {
            report(
                .deprecated,
                node,
                attribute: "conditionalAd",
                "conditionalAd was given up in VAST 4.1"
            )
        }
    }

    private static let adTypes: Set<String> = ["video", "audio", "hybrid"]

    private mutating func checkInLine(_ node: VASTNode) {
        checkCommon(node)
        if node.child("AdTitle") == nil { report(.noAdTitle, node, "InLine has no AdTitle") }
        if version >= VASTVersion(major: 4, minor: 1), node.child("AdServingId") == nil {
            report(.noAdServingID, node, "VAST \(version) wants an AdServingId in each InLine ad")
        }
        let creatives = node.children("Creatives").flatMap { $0.children("Creative") }
        if creatives.isEmpty {
            report(.noCreatives, node, "The ad has no Creative")
        } else if !creatives.contains(where: { $0.child("Linear") != nil }) {
            report(.noLinear, node, "None of the ad's creatives is Linear")
        }
        checkNumbers(node.child("Expires"))
    }

    /// What InLine and Wrapper have in common.
    private mutating func checkCommon(_ node: VASTNode) {
        if node.child("AdSystem") == nil {
            report(.noAdSystem, node, "\(node.name) has no AdSystem")
        }
        let impressions = node.children("Impression")
        if impressions.allSatisfy({ $0.trimmedText.isEmpty }) {
            report(.noImpression, node, "\(node.name) has no Impression with a URL")
        }
    }

    private mutating func checkNumbers(_ node: VASTNode?) {
        guard let node, VASTNumber.whole(node.trimmedText).map({ $0 < 0 }) ?? true else { return }
        report(.number, node, "\(node.name) is not a whole number of seconds")
    }

    private mutating func checkWrapper(_ node: VASTNode) {
        checkCommon(node)
        checkBooleans(node, "followAdditionalWrappers", "allowMultipleAds", "fallbackOnNoAd")
        let old = node.child("VASTAdTagURL")
        if let old, node.child("VASTAdTagURI") == nil {
            report(.wrapperLegacy, old, "VASTAdTagURL should be VASTAdTagURI")
        }
        let address = node.child("VASTAdTagURI") ?? old?.child("URL") ?? old
        guard let address, !address.trimmedText.isEmpty else {
            return report(.wrapperURI, address ?? node, "The wrapper has no VASTAdTagURI")
        }
        let text = Self.withoutMacros(address.trimmedText)
        let anywhere = URL(string: "https://base.example/")
        if TagURI.url(text, base: anywhere) == nil {
            report(.wrapperURI, address, "The wrapper's address is no http or https URL")
        }
    }

    private mutating func checkCreative(_ node: VASTNode) {
        let kinds = ["Linear", "NonLinearAds", "CompanionAds"].filter { node.child($0) != nil }
        if kinds.count != 1 {
            let found = kinds.isEmpty ? "none" : kinds.joined(separator: " and ")
            report(
                .creativeContent,
                node,
                "A creative is one of Linear, NonLinearAds and CompanionAds; this is \(found)"
            )
        }
        let names = node.children("UniversalAdId")
        if isInLine, version >= VASTVersion(major: 4, minor: 0), names.isEmpty {
            report(.noUniversalAdID, node, "VAST \(version) wants a UniversalAdId in each creative")
        }
        for name in names where (name.attribute("idRegistry")?.trimmed ?? "").isEmpty {
            report(.universalAdIDRegistry, name, "UniversalAdId has no idRegistry")
        }
    }

    private mutating func checkPricing(_ node: VASTNode) {
        if VASTNumber.decimal(node.trimmedText) == nil {
            report(.pricing, node, "The price is not a number")
        }
        let model = node.attribute("model")?.trimmed.uppercased() ?? ""
        if !["CPM", "CPC", "CPE", "CPV"].contains(model) {
            report(.pricing, node, attribute: "model", "model is CPM, CPC, CPE or CPV")
        }
        let currency = node.attribute("currency")?.trimmed ?? ""
        if currency.count != 3 || !currency.allSatisfy({ $0.isASCII && $0.isLetter }) {
            report(.pricing, node, attribute: "currency", "currency has three letters, by ISO 4217")
        }
    }

    private mutating func checkCategory(_ node: VASTNode) {
        if (node.attribute("authority")?.trimmed ?? "").isEmpty {
            report(.categoryAuthority, node, "\(node.name) has no authority")
        }
    }

    private mutating func checkVerification(_ node: VASTNode) {
        if (node.attribute("vendor")?.trimmed ?? "").isEmpty {
            report(.verificationVendor, node, "Verification has no vendor")
        }
        let kinds = ["JavaScriptResource", "ExecutableResource", "FlashResource"]
        if kinds.allSatisfy({ node.child($0) == nil }) {
            report(.verificationResource, node, "Verification has no script")
        }
    }
}
