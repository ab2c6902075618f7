extension NativeRequest {
    /// What a bidder would refuse the request for, in the order of its fields (Native 1.2, section 4).
    public func problems() -> [RequestProblem] { problems(prefix: "") }

    func problems(prefix: String) -> [RequestProblem] {
        var check = RequestCheck(prefix: prefix)
        check(contextsubtype == nil || hasFittingSubtype, "contextsubtype", "must fit the context")
        check(plcmtcnt >= 1, "plcmtcnt", "must be at least 1")
        check(seq >= 0, "seq", "must not be negative")
        check(!assets.isEmpty, "assets", "must hold at least one asset")
        for (index, asset) in assets.enumerated() { check.asset(asset, "assets[\(index)]") }
        check.repeats(assets.map(\.id)) { "assets[\($0)].id" }
        for (index, tracker) in eventtrackers.enumerated() {
            check.tracker(tracker, "eventtrackers[\(index)]")
        }
        return check.problems
    }

    private var hasFittingSubtype: Bool {
        guard let contextsubtype, let context else { return true }
        return contextsubtype.fits(context)
    }
}

extension RequestCheck {
    fileprivate mutating func asset(_ asset: AssetRequest, _ field: String) {
        self(asset.id >= 0, field + ".id", "must not be negative")
        switch asset.content {
        case .title(let length): self(length > 0, field + ".title.len", "must be positive")
        case .image(let image):
            code(image.type, in: .imageTypes, field + ".img.type")
        case .video(let video): self.video(video, field + ".video")
        case .data(let type, _):
            code(type, in: .dataTypes, field + ".data.type")
        case .unreadable:
            self(false, field, "must hold exactly one of title, img, video, data")
        }
    }

    private mutating func video(_ video: VideoRequest, _ field: String) {
        let least = video.minduration
        let greatest = video.maxduration
        self(!video.mimes.isEmpty, field + ".mimes", "must hold at least one format")
        self((least ?? -1) >= 0, field + ".minduration", "must be given and not negative")
        self((greatest ?? 0) > 0, field + ".maxduration", "must be given and positive")
        if let least, let greatest, greatest > 0 {
            self(least <= greatest, field + ".minduration", "must not exceed maxduration")
        }
        self(!video.protocols.isEmpty, field + ".protocols", "must hold at least one protocol")
    }

    fileprivate mutating func tracker(_ tracker: EventTrackerRequest, _ field: String) {
        code(tracker.event, in: .eventTypes, field + ".event")
        self(!tracker.methods.isEmpty, field + ".methods", "must hold at least one method")
        for (index, method) in tracker.methods.enumerated() {
            code(method, in: .eventMethods, "\(field).methods[\(index)]")
        }
    }

    private mutating func code(_ code: (some NativeCode)?, in list: CodeList, _ field: String) {
        guard let code else { return }
        self(list.contains(code.rawValue), field, list.demand)
    }
}
