extension Inspection {
    /// Holds `node` against `schema`.
    func check(_ node: JSONNode, as schema: Schema) {
        guard case .object(let members) = node.content else {
            return mismatch(node, "an object")
        }
        for member in members {
            guard let field = schema.fields[member.key] else {
                unknown(member, of: schema)
                continue
            }
            if let remark = field.remark, !member.node.isNull {
                report(
                    remark.rule,
                    at: member.keyRange.lowerBound,
                    member: member.key,
                    "\(name(member.key)) \(remark.sentence)"
                )
            }
            inside(member.key) { check(member.node, as: field) }
        }
        for (key, need) in schema.needed where node.given(key) == nil {
            missing(key, need, in: node)
        }
        for rule in schema.crossRules { rule(node, self) }
    }

    private func check(_ node: JSONNode, as field: Field) {
        // What is null is told as missing, where it must be given.
        guard !node.isNull else { return }
        if case .required(let rule) = field.need, node.isEmpty {
            return report(rule, at: node.start, "\(self.field) is empty")
        }
        check(node, as: field.shape)
    }

    private func check(_ node: JSONNode, as shape: Shape) {
        switch shape {
        case .anything: break
        case .text: _ = text(node)
        case .url(let use): if let url = text(node) { check(url, node, for: use) }
        case .mime: if let mime = text(node) { checkMIME(mime, node) }
        case .currency: if let code = text(node) { checkCurrency(code, node) }
        case .flag: checkFlag(node)
        case .whole(let least, let rule):
            if let number = whole(node), number < least {
                let demand = least == 0 ? "must not be negative" : "must be at least \(least)"
                report(rule, at: node.start, "\(field) \(demand), it is \(number)")
            }
        case .number(let least, let rule):
            if let number = number(node), number < least {
                let demand = least == 0 ? "must not be negative" : "must be at least \(least)"
                report(rule, at: node.start, "\(field) \(demand), it is \(node.written)")
            }
        case .code(let list, let rule): checkCode(node, list, rule)
        case .list(let element): checkList(node, of: element)
        case .sections:
            if node.string == nil { checkList(node, of: .whole(least: .min, .fieldRange)) }
        case .object(let schema?): check(node, as: schema)
        case .object(nil): if !node.isObject { mismatch(node, "an object") }
        case .document(let kind): check(node, as: kind)
        }
    }

    private func checkList(_ node: JSONNode, of element: Shape) {
        guard case .array(let elements) = node.content else {
            report(.fieldSingle, at: node.start, "\(field) is \(node.kind), must be a list")
            return check(node, as: element)
        }
        for (index, node) in elements.enumerated() {
            inside(String(index)) { check(node, as: element) }
        }
    }

    private func missing(_ key: String, _ need: Field.Need, in node: JSONNode) {
        switch need {
        case .optional: break
        case .required(let rule):
            report(rule, at: node.start, member: key, "\(name(key)) is missing")
        case .recommended(let rule):
            report(rule, at: node.start, member: key, "\(name(key)) is missing, it is recommended")
        }
    }

    /// The names of AdCOM, which OpenRTB 3 has in place of Native's.
    private static let otherNames = [
        "image": "img", "req": "required", "urlfb": "fallback", "trkr": "clicktrackers",
        "cdata": "customdata", "asset": "assets",
    ]

    private func unknown(_ member: JSONNode.Member, of schema: Schema) {
        let (rule, hint): (Rule, String) =
            if let name = Self.otherNames[member.key], schema.fields[name] != nil {
                (.fieldMisspelt, "OpenRTB 3 calls so what is \(name) here")
            } else if let name = nearest(to: member.key, among: schema.names) {
                (.fieldMisspelt, "did you mean \(name)?")
            } else {
                (.fieldUnknown, "readers pass it over")
            }
        report(
            rule,
            at: member.keyRange.lowerBound,
            member: member.key,
            "\"\(member.key.prefix(60))\" is no field of the specification, \(hint)"
        )
    }

    /// Says that `node` is of another kind than `expected`.
    func mismatch(_ node: JSONNode, _ expected: String) {
        report(.fieldType, at: node.start, "\(field) is \(node.kind), must be \(expected)")
    }
}
