/// The rules of Native 1.2 that are about more than one field.
enum NativeRules {
    private static let kinds = AssetKind.allCases.map(\.rawValue)

    static let version: Schema.CrossRule = { native, inspection in
        guard let version = native.given("ver"), let text = version.string,
            !["1.0", "1.1", "1.2"].contains(text)
        else { return }
        inspection.report(
            .nativeVersionUnknown,
            at: version.start,
            member: "ver",
            "ver is \"\(text.prefix(20))\", there is 1.0, 1.1 and 1.2"
        )
    }

    /// Exactly one of the four kinds (sections 4.2 and 5.2).
    static let kind: Schema.CrossRule = { asset, inspection in
        let given = kinds.filter { asset.given($0) != nil }
        guard given.count != 1 else { return }
        let found = given.isEmpty ? "none of them" : given.joined(separator: " and ")
        inspection.report(
            .nativeAssetKind,
            at: asset.start,
            "an asset must hold exactly one of title, img, video, data, this one has \(found)"
        )
    }

    /// The subtype is one of the context's (list 7.2).
    static let contexts: Schema.CrossRule = { request, inspection in
        guard let context = request.given("context")?.int,
            let node = request.given("contextsubtype"), let subtype = node.int,
            CodeList.contextSubtypes.contains(subtype), CodeList.contexts.contains(context),
            !NativeContextSubtype(rawValue: subtype).fits(NativeContext(rawValue: context))
        else { return }
        inspection.report(
            .nativeRequestSubtype,
            at: node.start,
            member: "contextsubtype",
            "contextsubtype \(subtype) does not fit context \(context), "
                + "whose subtypes are \(context * 10) to \(context * 10 + 9)"
        )
    }

    /// Each asset has an id of its own, or none has one.
    static let requestedIDs: Schema.CrossRule = { request, inspection in
        guard let list = request.given("assets") else { return }
        let assets = list.list.filter(\.isObject)
        if !assets.isEmpty, assets.allSatisfy({ $0.given("id") == nil }) {
            return inspection.report(
                .nativeRequestIDs,
                at: list.start,
                member: "assets",
                "no asset has an id, exchanges will number them"
            )
        }
        inspection.ids(of: list, repeated: .nativeRequestDuplicate, needsAll: true)
    }

    /// A size is given both ways, exactly or at least (section 4.4).
    static let requestedSize: Schema.CrossRule = { image, inspection in
        func has(_ keys: String...) -> Bool { keys.contains { (image.given($0)?.int ?? 0) > 0 } }
        guard !has("w", "wmin") || !has("h", "hmin") else { return }
        inspection.report(
            .nativeRequestImageUnsized,
            at: image.start,
            "img should have w or wmin, and h or hmin"
        )
    }

    static let durations: Schema.CrossRule = { video, inspection in
        guard let node = video.given("minduration"), let least = node.int,
            let most = video.given("maxduration")?.int, most > 0, least > most
        else { return }
        inspection.report(
            .nativeRequestVideoDuration,
            at: node.start,
            member: "minduration",
            "minduration \(least) is more than maxduration \(most)"
        )
    }

    static let logo: Schema.CrossRule = { image, inspection in
        guard let type = image.given("type"), type.int == 2 else { return }
        inspection.report(
            .nativeImageLogo,
            at: type.start,
            member: "type",
            "type 2, a logo, is an icon since version 1.2, which is 1"
        )
    }
}

extension Inspection {
    /// Reports the ids of the assets `list` that are missing, zero or repeated.
    func ids(of list: JSONNode, repeated: Rule, needsAll: Bool) {
        var first: [Int: Int] = [:]
        for (index, asset) in list.list.enumerated() where asset.isObject {
            inside("assets") {
                inside(String(index)) {
                    id(of: asset, index, &first, repeated, isNeeded: needsAll)
                }
            }
        }
    }

    private func id(
        of asset: JSONNode,
        _ index: Int,
        _ first: inout [Int: Int],
        _ repeated: Rule,
        isNeeded: Bool
    ) {
        guard let node = asset.given("id") else {
            if isNeeded {
                report(.nativeAssetID, at: asset.start, member: "id", "\(name("id")) is missing")
            }
            return
        }
        guard let id = node.int else { return }
        if id == 0 {
            report(
                .nativeAssetZero,
                at: node.start,
                member: "id",
                "\(name("id")) is 0, which some readers take for none"
            )
        }
        if let earlier = first[id] {
            report(
                repeated,
                at: node.start,
                member: "id",
                "\(name("id")) \(id) is that of assets[\(earlier)], too"
            )
        } else {
            first[id] = index
        }
    }
}
