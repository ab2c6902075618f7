extension Inspection {
    /// `node` as a text; what is odd about it is reported.
    func text(_ node: JSONNode) -> String? {
        switch node.content {
        case .scalar(.string(let text)): return text
        case .scalar(.number(let number)):
            report(.fieldTextAsNumber, at: node.start, "\(field) is a number, must be a text")
            return number.text
        default:
            mismatch(node, "a text")
            return nil
        }
    }

    /// `node` as a whole number; what is odd about it is reported.
    func whole(_ node: JSONNode, expected: String = "a whole number") -> Int? {
        guard let number = numeral(node, expected) else { return nil }
        guard let value = number.int else {
            report(
                .fieldType,
                at: node.start,
                "\(field) is \(number.text.prefix(40)), must be a whole number in range"
            )
            return nil
        }
        if Int(number.text) == nil {
            report(
                .fieldFraction,
                at: node.start,
                "\(field) is written \(number.text.prefix(40)), must be a whole number"
            )
        }
        return value
    }

    /// `node` as a number; what is odd about it is reported.
    func number(_ node: JSONNode) -> Double? { numeral(node, "a number")?.double }

    private func numeral(_ node: JSONNode, _ expected: String) -> JSONNumber? {
        switch node.content {
        case .scalar(.number(let number)): return number
        case .scalar(.string(let text)):
            guard let number = JSONNumber(numericText: text) else { break }
            report(.fieldNumberAsText, at: node.start, "\(field) is a text, must be \(expected)")
            return number
        default: break
        }
        mismatch(node, expected)
        return nil
    }

    /// Holds `node` against 0 and 1, which is how the protocol writes truth values.
    func checkFlag(_ node: JSONNode) {
        if case .scalar(.bool) = node.content {
            return report(.fieldBool, at: node.start, "\(field) is \(node.kind), must be 0 or 1")
        }
        if let value = whole(node, expected: "0 or 1"), value != 0, value != 1 {
            report(.fieldFlag, at: node.start, "\(field) must be 0 or 1, it is \(value)")
        }
    }

    /// Holds `node` against a list of codes.
    func checkCode(_ node: JSONNode, _ list: CodeList, _ rule: Rule) {
        guard let code = whole(node) else { return }
        if !list.contains(code) {
            report(rule, at: node.start, "\(field) \(list.demand), it is \(code)")
        } else if !list.lists(code), code != EventType.openMeasurement {
            report(
                .fieldExchangeSpecific,
                at: node.start,
                "\(field) is \(code), which means what exchange and bidder have agreed on"
            )
        }
    }

    /// Holds a media type against its form.
    func checkMIME(_ mime: String, _ node: JSONNode) {
        if mime.lowercased() == "image/jpg" {
            return report(.fieldMIME, at: node.start, "\(field) is image/jpg, must be image/jpeg")
        }
        let parts = mime.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }) else {
            return report(
                .fieldMIME,
                at: node.start,
                "\(field) must be a media type such as video/mp4, it is \"\(mime.prefix(40))\""
            )
        }
    }

    /// Holds a currency against the form of ISO 4217.
    func checkCurrency(_ code: String, _ node: JSONNode) {
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        guard !isCode else { return }
        report(
            .fieldCurrency,
            at: node.start,
            "\(field) must be three capital letters such as USD, it is \"\(code.prefix(20))\""
        )
    }
}

extension EventType {
    /// Open Measurement, by the IAB's advisory the one code above 500 that all agree on.
    static let openMeasurement = 555
}
