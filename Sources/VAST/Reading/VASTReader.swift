import Foundation

/// Makes values of a document's tree, and keeps book of what it tolerates and drops.
struct VASTReader {
    /// What was odd about an element, by the element's index.
    struct Remark {
        let index: Int
        let reason: String
        let outcome: VASTNote.Outcome
    }

    /// More than these are not kept: nobody reads them.
    static let mostRemarks = 1000

    private var remarks: [Remark] = []

    /// The remarks as notes with paths, in the order of the document.
    func notes(in root: VASTNode) -> [VASTNote] {
        guard !remarks.isEmpty else { return [] }
        let paths = VASTPaths.find(remarks.map(\.index), in: root)
        return remarks.enumerated().sorted {
            ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
        }.map { _, remark in
            VASTNote(
                path: paths[remark.index] ?? "/",
                reason: remark.reason,
                outcome: remark.outcome
            )
        }
    }

    mutating func drop(_ node: VASTNode, _ reason: String) {
        remark(node, reason, .dropped)
    }

    mutating func tolerate(_ node: VASTNode, _ reason: String) {
        remark(node, reason, .tolerated)
    }

    private mutating func remark(_ node: VASTNode, _ reason: String, _ outcome: VASTNote.Outcome) {
        guard remarks.count < Self.mostRemarks else { return }
        remarks.append(Remark(index: node.index, reason: reason, outcome: outcome))
    }
}

extension VASTReader {
    /// The URL in an element; `nil`, with a note, where it is blank.
    mutating func url(_ node: VASTNode) -> String? {
        let url = node.trimmedText
        if url.isEmpty { drop(node, "\(node.name) is empty") }
        return url.isEmpty ? nil : url
    }

    /// A text that may be missing.
    func text(_ node: VASTNode?) -> String? {
        guard let text = node?.trimmedText, !text.isEmpty else { return nil }
        return text
    }

    /// An attribute that may be missing or blank.
    func attribute(_ node: VASTNode, _ name: String) -> String? {
        guard let text = node.attribute(name)?.trimmed, !text.isEmpty else { return nil }
        return text
    }

    /// A whole number that is at least `least`; `nil`, with a note, for anything else.
    mutating func number(_ node: VASTNode, _ name: String, atLeast least: Int = 0) -> Int? {
        guard let text = attribute(node, name) else { return nil }
        guard let number = VASTNumber.whole(text) else {
            drop(node, "\(name) is not a whole number")
            return nil
        }
        // A size of 0 is how servers write that they do not know.
        if number >= least || number == 0 { return number >= least ? number : nil }
        drop(node, "\(name) is too small to mean anything")
        return nil
    }

    /// Yes or no; `nil`, with a note, for anything else.
    mutating func boolean(_ node: VASTNode, _ name: String) -> Bool? {
        guard let text = attribute(node, name) else { return nil }
        switch text {
        case "1", "true": return true
        case "0", "false": return false
        default: break
        }
        switch text.lowercased() {
        case "true": return true
        case "false": return false
        default:
            drop(node, "\(name) is neither 0, 1, true nor false")
            return nil
        }
    }

    /// A moment of the media in an attribute; `nil`, with a note, where it cannot be read.
    mutating func offset(_ node: VASTNode, _ name: String) -> TimeOffset? {
        guard let text = attribute(node, name) else { return nil }
        let offset = VASTTime.offset(text)
        if offset == nil { drop(node, "\(name) is neither a time nor a part of the whole") }
        return offset
    }

    /// Seconds in a text; `nil`, with a note, where it cannot be read.
    mutating func seconds(_ node: VASTNode, _ text: String?) -> TimeInterval? {
        guard let text else { return nil }
        let seconds = VASTTime.seconds(text)
        if seconds == nil { drop(node, "The time is not HH:MM:SS") }
        return seconds
    }
}
