/// Finds out which asset of the request each received asset answers.
///
/// The request's asset has the same id and is of the same kind; of several answers the first wins.
/// A known id with another kind answers nothing: a picture under the headline's id must not become
/// the main picture. An asset without an id answers the only one of its kind.
struct AssetJoin {
    /// What becomes of a received asset.
    enum Outcome: Equatable {
        /// It is part of the ad; the remark, if any, tells what was odd.
        case kept(NativeAsset, remark: String? = nil)
        /// It is left out.
        case dropped(String)
        /// It is left out, and why stands with the part of it that could not be read.
        case unreadable
    }

    /// What an asset without a counterpart in the request is told apart by.
    private struct Identity: Hashable {
        let id: Int?
        let kind: AssetKind
        let type: Int?
    }

    private let request: NativeRequest?
    /// The places in the request's list of the assets with an id.
    private let slots: [Int: [Int]]
    private var taken: Set<Int> = []
    private var seen: Set<Identity> = []

    init(_ request: NativeRequest?) {
        self.request = request
        let assets = request?.assets ?? []
        slots = Dictionary(grouping: assets.indices) { assets[$0].id }
    }

    /// Joins all `parts` with `request`, each with its place; what is dropped is noted.
    ///
    /// Assets with an id go first, so that one without cannot take their place.
    static func assets(
        of parts: [ReceivedAsset],
        for request: NativeRequest?,
        notes: NoteBook
    ) -> [(place: Int?, value: NativeAsset)] {
        var join = AssetJoin(request)
        var kept: [Int: NativeAsset] = [:]
        let order =
            parts.indices.filter { parts[$0].id != nil }
            + parts.indices.filter { parts[$0].id == nil }
        for place in order where parts[place].bareLink == nil {
            let outcome = join.join(parts[place])
            if case .kept(let asset, _) = outcome { kept[place] = asset }
            parts[place].note(outcome, in: notes)
        }
        return parts.indices.compactMap { place in
            kept[place].map { (parts[place].index, $0) }
        }
    }

    /// Decides about one asset, given those before it.
    mutating func join(_ part: ReceivedAsset) -> Outcome {
        guard !part.contents.isEmpty else {
            return part.hasContent ? .unreadable : .dropped("holds no title, img, video or data")
        }
        guard let request else { return alone(part) }
        guard let id = part.id else { return byKind(part, in: request) }
        let known = (slots[id] ?? []).filter { request.assets[$0].content.kind != nil }
        guard !known.isEmpty else { return unknown(part, id) }
        for slot in known {
            let kind = request.assets[slot].content.kind
            guard let content = part.contents.first(where: { $0.kind == kind }) else { continue }
            return take(slot, of: request, part.asset(content, id: id))
        }
        let wanted = known.compactMap { request.assets[$0].content.kind?.rawValue }
        return .dropped("is no \(wanted.joined(separator: " or ")), which asset \(id) is")
    }

    /// An asset whose id the request does not know stays if it says itself what it is.
    private mutating func unknown(_ part: ReceivedAsset, _ id: Int) -> Outcome {
        guard part.contents.contains(where: \.describesItself) else {
            return .dropped("has the id \(id), which the request does not know, and no type")
        }
        return alone(part)
    }

    private mutating func byKind(_ part: ReceivedAsset, in request: NativeRequest) -> Outcome {
        guard part.contents.count == 1, let content = part.contents.first else {
            return .dropped("holds more than one of title, img, video and data")
        }
        let fitting = request.assets.indices.filter { request.assets[$0].content.fits(content) }
        guard fitting.count == 1, let slot = fitting.first else {
            let count = fitting.isEmpty ? "no" : "more than one"
            return .dropped("has no id, and the request has \(count) such \(content.kind.rawValue)")
        }
        return take(slot, of: request, part.asset(content, id: request.assets[slot].id))
    }

    private mutating func take(
        _ slot: Int,
        of request: NativeRequest,
        _ asset: NativeAsset
    ) -> Outcome {
        let wanted = request.assets[slot]
        guard taken.insert(slot).inserted else {
            return .dropped("repeats asset \(wanted.id), whose first answer counts")
        }
        var asset = asset
        let isOtherType = asset.content.take(typeOf: wanted.content)
        return .kept(
            asset,
            remark: isOtherType ? "has another type than the request gives it" : nil
        )
    }

    /// Keeps an asset that has no counterpart in a request, the first of its like.
    private mutating func alone(_ part: ReceivedAsset) -> Outcome {
        guard part.contents.count == 1, let content = part.contents.first else {
            return .dropped("holds more than one of title, img, video and data")
        }
        let identity = Identity(id: part.id, kind: content.kind, type: content.ownType)
        // Without an id, two of a kind are variants (section 5.1), not repetitions.
        guard part.id == nil || seen.insert(identity).inserted else {
            return .dropped("repeats the \(content.kind.rawValue) before it")
        }
        return .kept(part.asset(content, id: part.id))
    }
}

extension ReceivedAsset {
    /// Notes the outcome at the place of this asset.
    fileprivate func note(_ outcome: AssetJoin.Outcome, in notes: NoteBook) {
        notes.inside("assets") {
            guard let index else { return notes.note(outcome) }
            notes.inside(index) { notes.note(outcome) }
        }
    }
}

extension NoteBook {
    fileprivate func note(_ outcome: AssetJoin.Outcome) {
        switch outcome {
        case .kept(_, let remark): if let remark { tolerate(remark) }
        case .dropped(let reason): drop(reason)
        case .unreadable: break
        }
    }
}
