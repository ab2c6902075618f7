import Foundation
import Testing

@testable import OpenRTB

/// A document that breaks a rule at the place that `▲` marks.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let document: String
    let kind: DocumentKind?

    init(_ rule: Rule, _ document: String, as kind: DocumentKind? = nil) {
        self.rule = rule
        self.document = document
        self.kind = kind
    }

    var testDescription: String { "\(rule.rawValue): \(document.prefix(100))" }

    var findings: [Finding] {
        let text = document.replacingOccurrences(of: "▲", with: "")
        return DocumentCheck.findings(in: Data(text.utf8), as: kind)
    }

    /// The line and column of the mark.
    var place: [Int] {
        let before = document.components(separatedBy: "▲")[0]
        let lines = before.components(separatedBy: "\n")
        return [lines.count, (lines.last?.utf8.count ?? 0) + 1]
    }
}

/// Documents with what every good one has, so that cases say only what is wrong.
enum Sample {
    /// A native request whose members besides `context` are `members`.
    static func request(_ members: String) -> String {
        #"{"ver":"1.2","context":1,"plcmttype":1,\#(members)}"#
    }

    /// A native request whose only asset is `asset`.
    static func asset(_ asset: String) -> String { request(#""assets":[\#(asset)]"#) }

    /// Markup with a link, and with `assets`.
    static func markup(_ assets: String, and members: String = "") -> String {
        #"{"ver":"1.2","link":{"url":"https://a.example"},"assets":[\#(assets)]\#(members)}"#
    }

    static let title = #"{"id":1,"title":{"text":"Hi"}}"#

    /// Markup with one good asset, and with a tracker.
    static func tracker(_ tracker: String) -> String {
        markup(title, and: #","eventtrackers":[\#(tracker)]"#)
    }

    static let native =
        #"{"ver":"1.2","request":"{\"ver\":\"1.2\",\"context\":1,\"plcmttype\":1,\"assets\":[{\"id\":1,\"title\":{\"len\":90}}]}"}"#

    /// A bid request with `members`.
    static func bidRequest(
        _ members: String = "",
        imp: String = #"{"id":"1","native":\#(native)}"#
    ) -> String {
        #"{"id":"q","imp":[\#(imp)],"app":{"bundle":"example.app"}\#(members)}"#
    }

    /// A bid response whose only bid has `members`.
    static func bid(_ members: String) -> String {
        #"{"id":"q","seatbid":[{"bid":[{"id":"b","impid":"1","price":1,"adomain":["a.example"],"crid":"c"\#(members)}]}]}"#
    }
}
