/// The rules of OpenRTB 2.6 for requests that are about more than one field.
enum RequestRules {
    /// A request is for a site, an app or a screen outdoors (section 3.2.1).
    static let channel: Schema.CrossRule = { request, inspection in
        let given = request.members.filter {
            ["site", "app", "dooh"].contains($0.key) && !$0.node.isNull
        }
        guard let first = given.first else {
            return inspection.report(
                .requestChannelNone,
                at: request.start,
                "the request says neither app, site nor dooh"
            )
        }
        guard let second = given.dropFirst().first(where: { $0.key != first.key }) else { return }
        inspection.report(
            .requestChannel,
            at: second.keyRange.lowerBound,
            member: second.key,
            "the request has \(first.key) and \(second.key), must have one of them"
        )
    }

    static let impIDs: Schema.CrossRule = { request, inspection in
        inspection.repeats("imp", of: request) { imp in
            imp.given("id").flatMap { node in
                node.string.flatMap { $0.isEmpty ? nil : ($0, node) }
            }
        } look: { id, node, earlier in
            inspection.report(
                .impDuplicate,
                at: node.start,
                member: "id",
                "id \"\(id.prefix(60))\" is that of imp[\(earlier)], too"
            )
        }
    }

    static let media: Schema.CrossRule = { imp, inspection in
        let kinds = ["native", "banner", "video", "audio"]
        guard kinds.allSatisfy({ imp.given($0) == nil }) else { return }
        inspection.report(
            .impMedia,
            at: imp.start,
            "an impression must have native, banner, video or audio"
        )
    }

    static let nativeRequest: Schema.CrossRule = { native, inspection in
        if let node = native.given("request") {
            guard node.string?.isEmpty == true else { return }
            inspection.report(
                .impNativeRequest,
                at: node.start,
                member: "request",
                "request is empty"
            )
        } else {
            inspection.report(
                .impNativeRequest,
                at: native.start,
                member: "request",
                "request is missing"
            )
        }
    }

    /// The version is said twice, outside of the native request and inside.
    static let versions: Schema.CrossRule = { native, inspection in
        guard let node = native.given("ver"), let outer = node.string,
            let inner = innerVersion(native), inner != outer
        else { return }
        inspection.report(
            .impNativeMismatch,
            at: node.start,
            member: "ver",
            "ver is \"\(outer.prefix(20))\", the request inside says \"\(inner.prefix(20))\""
        )
    }

    private static func innerVersion(_ native: JSONNode) -> String? {
        guard let node = native.given("request") ?? native.given("request_native") else {
            return nil
        }
        let request = node.string.flatMap { try? JSONReader.read($0).value } ?? node.value
        let bare = request["native"]?.object == nil ? request : request["native"]
        guard case .string(let version)? = bare?["ver"] else { return nil }
        return version
    }

    /// The four characters of the IAB's US privacy text.
    static let usPrivacy: Schema.CrossRule = { regs, inspection in
        guard let node = regs.given("us_privacy"), let text = node.string else { return }
        let isGood =
            text.utf8.count == 4 && text.hasPrefix("1")
            && text.dropFirst().allSatisfy { "YNyn-".contains($0) }
        guard !isGood else { return }
        inspection.report(
            .regsUSPrivacy,
            at: node.start,
            member: "us_privacy",
            "us_privacy must be four characters such as 1YNN, it is \"\(text.prefix(20))\""
        )
    }

    /// Section ids are a list on the wire; a device stores them as a text.
    static let sections: Schema.CrossRule = { regs, inspection in
        guard let node = regs.given("gpp_sid") else { return }
        let isText = node.string != nil
        if isText || node.isEmpty {
            inspection.report(
                .regsSections,
                at: node.start,
                member: "gpp_sid",
                "gpp_sid must be a list of whole numbers such as [2,6]"
                    + (isText ? ", it is \"\(node.written)\"" : ", it is empty")
            )
        } else if regs.given("gpp") == nil {
            inspection.report(
                .regsSections,
                at: node.start,
                member: "gpp_sid",
                "gpp_sid says which sections apply, but gpp is missing"
            )
        }
    }

    /// Where GDPR applies, buyers want to see the consent.
    static let consent: Schema.CrossRule = { request, inspection in
        let gdpr = request.given("regs").flatMap { $0.given("gdpr") ?? $0["ext"]?.given("gdpr") }
        guard let gdpr, gdpr.int == 1 else { return }
        let user = request.given("user")
        let consent = user.flatMap { $0.given("consent") ?? $0["ext"]?.given("consent") }
        guard consent?.isEmpty ?? true else { return }
        inspection.report(
            .userConsent,
            at: consent?.start ?? request.start,
            member: "user",
            "gdpr is 1, but user.consent is \(consent == nil ? "missing" : "empty")"
        )
    }

    /// A device that limits tracking has no advertising id but zeroes.
    static let advertisingID: Schema.CrossRule = { device, inspection in
        guard let lmt = device.given("lmt"), lmt.int == 1, let node = device.given("ifa"),
            let id = node.string, id.contains(where: { $0 != "0" && $0 != "-" })
        else { return }
        inspection.report(
            .deviceID,
            at: node.start,
            member: "ifa",
            "ifa is given although lmt is 1"
        )
    }

    /// What lay in `ext` before version 2.6.
    static func moved(_ key: String, _ place: String) -> Schema.CrossRule {
        { object, inspection in
            guard let ext = object.given("ext"), object.given(key) == nil,
                let member = ext.members.first(where: { $0.key == key && !$0.node.isNull })
            else { return }
            inspection.inside("ext") {
                inspection.report(
                    .fieldMoved,
                    at: member.keyRange.lowerBound,
                    member: key,
                    "ext.\(key) is \(place) since version 2.6"
                )
            }
        }
    }
}
