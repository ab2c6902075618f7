import Foundation

extension VASTCheck {
    /// The elements that hold a URL and nothing else.
    static let addresses: Set<String> = [
        "Impression", "Error", "Survey", "Viewable", "NotViewable", "ViewUndetermined",
        "VASTAdTagURI", "VASTAdTagURL", "JavaScriptResource", "ExecutableResource",
        "FlashResource", "Tracking", "ClickThrough", "ClickTracking", "CustomClick", "MediaFile",
        "Mezzanine", "InteractiveCreativeFile", "ClosedCaptionFile", "StaticResource",
        "IFrameResource", "IconClickThrough", "IconClickTracking", "IconViewTracking",
        "NonLinearClickThrough", "NonLinearClickTracking", "CompanionClickThrough",
        "CompanionClickTracking",
    ]

    /// A tap may open an app, and code may stand in its own address.
    private static let anyScheme: Set<String> = [
        "ClickThrough", "CompanionClickThrough", "NonLinearClickThrough", "IconClickThrough",
        "InteractiveCreativeFile", "ExecutableResource",
    ]

    /// Checks the URL in an element.
    mutating func checkURL(_ node: VASTNode) {
        let isAddress = node.name.hasPrefix("VASTAdTag")
        let holder = isAddress ? node.child("URL") ?? node : node
        let text = holder.trimmedText
        guard !text.isEmpty else {
            if !isAddress { report(.urlEmpty, node, "\(node.name) is empty") }
            return
        }
        checkMacros(node, text)
        let plain = Self.withoutMacros(text)
        let scheme = Self.scheme(plain)
        if scheme == "http", !Self.isOfDevice(plain) {
            report(.urlInsecure, node, "The URL of \(node.name) is plain http")
        }
        if let fault = Self.fault(plain, scheme, isRelative: isAddress, node.name) {
            report(.urlInvalid, node, "The URL of \(node.name) \(fault)")
        }
    }

    /// What is wrong with a URL, as the end of a sentence.
    private static func fault(
        _ text: String,
        _ scheme: String?,
        isRelative: Bool,
        _ name: String
    ) -> String? {
        if let scheme {
            if scheme != "http", scheme != "https", !anyScheme.contains(name) {
                return "is neither http nor https"
            }
        } else if !isRelative {
            return "has no scheme"
        }
        guard let illegal = text.unicodeScalars.first(where: isIllegal) else { return nil }
        let code = String(illegal.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(4 - code.count, 0)) + code
        return "has the character U+\(padded), which must be percent-encoded"
    }

    /// Whether a URL leads to the device itself, to which http crosses no network.
    private static func isOfDevice(_ text: String) -> Bool {
        let host = URL(string: text)?.host?.lowercased()
        return ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
    }

    /// What stands before the first colon, if that can be a scheme.
    private static func scheme(_ text: String) -> String? {
        guard let colon = text.firstIndex(of: ":"), let first = text.unicodeScalars.first,
            first.properties.isAlphabetic,
            text[..<colon].unicodeScalars.allSatisfy(schemeCharacters.contains)
        else { return nil }
        return text[..<colon].lowercased()
    }

    private static let schemeCharacters = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.".unicodeScalars
    )

    private static func isIllegal(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || scalar.value >= 0x7F
            || "\"<>\\^`{|}".unicodeScalars.contains(scalar)
    }

    /// Notes what looks like a macro and is none of VAST's, each name once.
    private mutating func checkMacros(_ node: VASTNode, _ text: String) {
        var names: Set<Substring> = []
        for name in Self.bracketed(text)
        where !isFull && names.insert(name).inserted && !VASTMacroName.all.contains(String(name)) {
            let name = String(name.prefix(40))
            let hint = VASTMacroName.like(name).map { ", perhaps [\($0)] is meant" } ?? ""
            report(.macroUnknown, node, "VAST has no macro [\(name)]\(hint)")
        }
        if text.contains("${") || text.contains("%%") {
            report(
                .macroUnknown,
                node,
                "The URL has a macro of another system, which stays as it is"
            )
        }
    }

    /// The names in square brackets.
    private static func bracketed(_ text: String) -> [Substring] {
        text.split(separator: "[", omittingEmptySubsequences: false).dropFirst().compactMap(name)
    }

    /// The name that ends at the first closing bracket of `part`, if it is one.
    private static func name(_ part: Substring) -> Substring? {
        let name = part.prefix { $0.isASCII && ($0.isLetter || $0 == "_") }
        guard !name.isEmpty, part[name.endIndex...].first == "]" else { return nil }
        return name
    }

    /// A URL with its macros replaced by something harmless.
    static func withoutMacros(_ text: String) -> String {
        let parts = text.split(separator: "[", omittingEmptySubsequences: false)
        let rest = parts.dropFirst().map { part in
            name(part).map { "0" + part[$0.endIndex...].dropFirst() } ?? "[" + part
        }
        return (parts.first ?? "") + rest.joined()
    }
}
