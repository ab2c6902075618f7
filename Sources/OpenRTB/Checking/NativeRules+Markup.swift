extension NativeRules {
    /// There are assets, or an address to get them from, and a link (section 5.1).
    static let answer: Schema.CrossRule = { native, inspection in
        let hasAssets = native.given("assets").map { !$0.isEmpty } ?? false
        let isElsewhere = native.given("assetsurl") != nil || native.given("dcourl") != nil
        if !hasAssets {
            inspection.report(
                isElsewhere ? .nativeAssetsFallback : .nativeAssets,
                at: native.given("assets")?.start ?? native.start,
                member: "assets",
                isElsewhere
                    ? "assets should be given too, for players that do not fetch them"
                    : "assets \(native.given("assets") == nil ? "is missing" : "is empty")"
            )
        }
        let hasBareLink = native.given("assets")?.list.contains(where: isBareLink) ?? false
        guard native.given("link") == nil, !hasBareLink else { return }
        inspection.report(.nativeLink, at: native.start, member: "link", "link is missing")
    }

    /// An asset may be nothing but a link, where assets are fetched.
    private static func isBareLink(_ asset: JSONNode) -> Bool {
        asset.given("link") != nil && asset.given("id") == nil
            && AssetKind.allCases.allSatisfy { asset.given($0.rawValue) == nil }
    }

    static let answeredKind: Schema.CrossRule = { asset, inspection in
        if !isBareLink(asset) { kind(asset, inspection) }
    }

    static let answeredIDs: Schema.CrossRule = { native, inspection in
        guard let list = native.given("assets") else { return }
        // Where assets are fetched, ids may be left out: those are found by their type.
        let areTyped = list.list.allSatisfy { asset in
            asset.given("id") == nil && (isBareLink(asset) || saysItsType(asset))
        }
        inspection.ids(of: list, repeated: .nativeAssetDuplicate, needsAll: !areTyped)
    }

    private static func saysItsType(_ asset: JSONNode) -> Bool {
        asset.given("title")?.given("len") != nil || asset.given("video") != nil
            || asset.given("img")?.given("type") != nil || asset.given("data")?.given("type") != nil
    }

    /// The text that an asset is nothing without; an empty one shows nothing but breaks nothing.
    static func essential(_ key: String, _ rule: Rule) -> Schema.CrossRule {
        { part, inspection in
            guard let node = part.given(key) else {
                return inspection.report(
                    rule,
                    at: part.start,
                    member: key,
                    "\(inspection.name(key)) is missing"
                )
            }
            guard let text = node.string, text.allSatisfy(\.isWhitespace) else { return }
            inspection.report(
                .nativeAssetEmpty,
                at: node.start,
                member: key,
                "\(inspection.name(key)) is empty, the asset shows nothing"
            )
        }
    }

    static let answeredSize: Schema.CrossRule = { image, inspection in
        guard image.given("w") == nil || image.given("h") == nil else { return }
        inspection.report(.nativeImageUnsized, at: image.start, "img should have w and h")
    }

    /// Where the app is missing, the fallback opens (section 5.7).
    static let fallback: Schema.CrossRule = { link, inspection in
        guard let node = link.given("url"), let url = node.string, link.given("fallback") == nil,
            let scheme = URLFault.appScheme(of: url)
        else { return }
        inspection.report(
            .nativeLinkFallback,
            at: node.start,
            member: "url",
            "\(inspection.name("url")) opens an app by \(scheme), and there is no fallback "
                + "where it is missing"
        )
    }

    /// Ratings, likes and downloads are numbers (list 7.4).
    static let numbers: Schema.CrossRule = { data, inspection in
        guard let type = data.given("type")?.int, (3...5).contains(type),
            let node = data.given("value"), let text = node.string, !text.isEmpty
        else { return }
        let number = JSONNumber(numericText: text)?.double
        let demand = type == 3 ? "a rating from 0 to 5" : "a whole number"
        let isGood = number.map { value in
            type == 3 ? (0...5).contains(value) : value >= 0 && value.rounded() == value
        }
        guard isGood != true else { return }
        inspection.report(
            .nativeDataNumber,
            at: node.start,
            member: "value",
            "\(inspection.name("value")) must be \(demand), it is \"\(text.prefix(40))\""
        )
    }

    /// Pictures and scripts are called by their URL (section 5.8).
    static let trackerURL: Schema.CrossRule = { tracker, inspection in
        guard tracker.given("url") == nil, let method = tracker.given("method")?.int,
            CodeList.eventMethods.lists(method)
        else { return }
        inspection.report(
            .nativeTrackerURL,
            at: tracker.start,
            member: "url",
            "\(inspection.name("url")) is missing, \(method == 1 ? "an image" : "a script") has nothing to call"
        )
    }

    /// One call an event is enough.
    static let trackers: Schema.CrossRule = { native, inspection in
        inspection.repeats("eventtrackers", of: native) { tracker in
            guard let url = tracker.given("url")?.string, let event = tracker.given("event")?.int,
                let method = tracker.given("method")?.int
            else { return nil }
            return ("\(event) \(method) \(url)", tracker)
        } look: { _, tracker, earlier in
            inspection.report(
                .nativeTrackerDuplicate,
                at: tracker.start,
                "the tracker is that of eventtrackers[\(earlier)] again, it is called once"
            )
        }
    }

    /// Where the bid counts nothing, its ad does, by whatever kind of impression is paid for.
    static let counting: Schema.CrossRule = { native, inspection in
        let events = native.given("eventtrackers")?.list ?? []
        let counts =
            events.contains { (1...4).contains($0.given("event")?.int ?? 0) }
            || ["imptrackers", "jstracker", "assetsurl", "dcourl"].contains { key in
                native.given(key).map { !$0.isEmpty } ?? false
            }
        guard inspection.isCountedByMarkup, !counts else { return }
        inspection.report(
            .nativeTrackersNone,
            at: native.start,
            "nothing counts an impression: the ad has no eventtracker of one, the bid no burl"
        )
    }

    static let script: Schema.CrossRule = { native, inspection in
        guard let node = native.given("jstracker"), let text = node.string,
            text.drop(while: \.isWhitespace).first == "<"
        else { return }
        inspection.report(
            .nativeScriptHTML,
            at: node.start,
            member: "jstracker",
            "jstracker is HTML, which runs only where a web view shows it"
        )
    }
}
