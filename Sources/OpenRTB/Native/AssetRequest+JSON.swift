extension AssetRequest {
    /// Reads the assets of a native request; each keeps its place in the list.
    ///
    /// Prebid's requests leave ids out and mean the place in the list by it.
    static func readAll(in fields: Fields) -> [AssetRequest] {
        var ids: [Int?] = []
        var assets: [AssetRequest] = fields.elements(of: "assets") { value in
            guard case .object(let object) = value else {
                fields.notes.drop("is \(value.kind), not an object")
                ids.append(nil)
                return AssetRequest(id: 0, content: .unreadable([:]))
            }
            let asset = Fields(object: object, notes: fields.notes)
            let id = asset.int("id")
            ids.append(id)
            return draft(asset, hasID: id != nil)
        }
        var numbers = AssetNumbers(used: ids.lazy.compactMap { $0 })
        for (index, id) in ids.enumerated() {
            assets[index].id = id ?? numbers.next(preferring: index)
        }
        return assets
    }

    private static func draft(_ fields: Fields, hasID: Bool) -> AssetRequest {
        if !hasID { fields.notes.tolerate("has no id, gets one") }
        return AssetRequest(
            id: 0,
            required: fields.flag("required") ?? false,
            content: content(fields),
            ext: fields.ext
        )
    }

    private static func content(_ fields: Fields) -> Content {
        let present = AssetKind.allCases.filter { fields.value($0.rawValue) != nil }
        guard present.count == 1, let kind = present.first else {
            return .unreadable(fields.object)
        }
        let content: Content? = fields.child(kind.rawValue) { inner in
            switch kind {
            case .title: .title(length: inner.int("len") ?? 0)
            case .image: .image(ImageRequest(inner))
            case .video: .video(VideoRequest(inner))
            case .data: .data(type: inner.code("type") ?? 0, length: inner.positiveInt("len"))
            }
        }
        return content ?? .unreadable(fields.object)
    }
}

extension AssetRequest: JSONWritable {
    var written: JSONValue? {
        let head: [(String, any JSONWritable)] = [("id", id), ("required", required.unlessFalse)]
        let body: (String, any JSONWritable)
        switch content {
        case .title(let length): body = ("title", JSONValue.object(["len": JSONValue(length)]))
        case .image(let image): body = ("img", image)
        case .video(let video): body = ("video", video)
        case .data(let type, let length):
            let data = JSONObject(writing: [("type", type), ("len", length)])
            body = ("data", JSONValue.object(data))
        case .unreadable(let object): return .object(object)
        }
        return .object(JSONObject(writing: head + [body, ("ext", ext)]))
    }
}

extension ImageRequest {
    init(_ fields: Fields) {
        self.init(
            type: fields.code("type"),
            w: fields.positiveInt("w"),
            wmin: fields.positiveInt("wmin"),
            h: fields.positiveInt("h"),
            hmin: fields.positiveInt("hmin"),
            mimes: fields.strings("mimes"),
            ext: fields.ext
        )
    }
}

extension ImageRequest: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("type", type), ("w", w), ("wmin", wmin), ("h", h), ("hmin", hmin),
                ("mimes", mimes), ("ext", ext),
            ])
        )
    }
}

extension VideoRequest {
    init(_ fields: Fields) {
        self.init(
            mimes: fields.strings("mimes"),
            minduration: fields.int("minduration"),
            maxduration: fields.int("maxduration"),
            protocols: fields.ints("protocols"),
            w: fields.positiveInt("w"),
            h: fields.positiveInt("h"),
            plcmt: fields.int("plcmt"),
            playbackmethod: fields.ints("playbackmethod"),
            skip: fields.flag("skip"),
            api: fields.ints("api"),
            ext: fields.ext
        )
    }
}

extension VideoRequest: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("mimes", mimes), ("minduration", minduration), ("maxduration", maxduration),
                ("protocols", protocols), ("w", w), ("h", h), ("plcmt", plcmt),
                ("playbackmethod", playbackmethod), ("skip", skip), ("api", api), ("ext", ext),
            ])
        )
    }
}
