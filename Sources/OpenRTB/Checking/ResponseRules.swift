/// The rules of OpenRTB 2.6 for responses that are about more than one field.
enum ResponseRules {
    static let noBid: Schema.CrossRule = { response, inspection in
        guard response.given("seatbid")?.isEmpty ?? true, response.given("nbr") == nil else {
            return
        }
        inspection.report(
            .responseNoBid,
            at: response.start,
            "the response has no bid and does not say why, nbr would"
        )
    }

    static let bidIDs: Schema.CrossRule = { response, inspection in
        var seen: Set<String> = []
        for (seat, seatBid) in (response.given("seatbid")?.list ?? []).enumerated() {
            for (index, bid) in (seatBid.given("bid")?.list ?? []).enumerated() {
                guard let node = bid.given("id"), let id = node.string, !id.isEmpty,
                    !seen.insert(id).inserted
                else { continue }
                inspection.inside(["seatbid", String(seat), "bid", String(index)]) {
                    inspection.report(
                        .bidDuplicate,
                        at: node.start,
                        member: "id",
                        "id \"\(id.prefix(60))\" is that of an earlier bid, too"
                    )
                }
            }
        }
    }

    /// Block lists compare domains, so that a URL is never blocked nor allowed.
    static let domains: Schema.CrossRule = { bid, inspection in
        for (index, node) in (bid.given("adomain")?.list ?? []).enumerated() {
            guard let domain = node.string, domain.contains("/") || domain.contains(":") else {
                continue
            }
            inspection.inside(["adomain", String(index)]) {
                inspection.report(
                    .bidDomain,
                    at: node.start,
                    "adomain must hold domains such as shop.example, "
                        + "it holds \"\(domain.prefix(60))\""
                )
            }
        }
    }

    /// What is bid must be there, and be what `mtype` says (section 4.2.3).
    static let markup: Schema.CrossRule = { bid, inspection in
        let key = ["adm", "adm_native", "admNative"].first { key in
            bid.given(key).map { !$0.isEmpty } ?? false
        }
        guard let key, let node = bid.given(key) else {
            guard bid.given("nurl") == nil else { return }
            return inspection.report(
                .bidMarkup,
                at: bid.given("adm")?.start ?? bid.start,
                member: "adm",
                "the bid has no adm, and no nurl that it could come from"
            )
        }
        // An exchange's own URLs for events stand in ext.
        inspection.isCountedByMarkup =
            ["burl", "nurl", "ext"].allSatisfy { bid.given($0) == nil }
        defer { inspection.isCountedByMarkup = false }
        inspection.inside(key) { inspection.markup(node, type: bid.given("mtype")?.int, key: key) }
    }
}

extension Inspection {
    private static let nativeType = 4

    /// Checks the markup of a bid, as far as it is native or VAST.
    func markup(_ node: JSONNode, type: Int?, key: String) {
        if node.isObject {
            if key == "adm" {
                report(
                    .bidMarkupObject,
                    at: node.start,
                    "adm is an object, must be a text that holds JSON"
                )
            }
            return native(node, as: .nativeMarkup)
        }
        guard let text = text(node) else { return }
        let isNative = type == Self.nativeType
        switch TextForm(Array(text.utf8)) {
        case .json: if type == nil || isNative { native(node, as: .nativeMarkup) }
        case .markup:
            let isVAST = TextForm.isVAST(Array(text.utf8))
            if isNative { isNot(isVAST ? "VAST" : "HTML", node) }
            if isVAST { embedded(node) }
        case .words, .empty: if isNative { isNot("no JSON", node) }
        }
    }

    private func isNot(_ found: String, _ node: JSONNode) {
        report(.bidMarkupType, at: node.start, "mtype says native, \(field) is \(found)")
    }
}
