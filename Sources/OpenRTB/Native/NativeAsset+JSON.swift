extension ImageAsset {
    init(url: String, _ fields: Fields) {
        self.init(
            url: url,
            type: fields.code("type"),
            w: fields.positiveInt("w"),
            h: fields.positiveInt("h"),
            ext: fields.ext
        )
    }
}

extension ImageAsset: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [("url", url), ("type", type), ("w", w), ("h", h), ("ext", ext)])
        )
    }
}

extension DataAsset {
    init(value: String, _ fields: Fields) {
        self.init(
            value: value,
            type: fields.code("type"),
            length: fields.positiveInt("len"),
            label: fields.filledString("label"),
            ext: fields.ext
        )
    }
}

extension DataAsset: JSONWritable {
    var written: JSONValue? {
        .object(
            JSONObject(writing: [
                ("value", value), ("type", type), ("len", length), ("label", label), ("ext", ext),
            ])
        )
    }
}

extension NativeAsset: JSONWritable {
    var written: JSONValue? {
        let body: any JSONWritable =
            switch content {
            case .title(let text, let length):
                JSONObject(writing: [("text", text), ("len", length)])
            case .image(let image): image
            case .video(let vasttag): JSONObject(writing: [("vasttag", vasttag)])
            case .data(let data): data
            }
        return .object(
            JSONObject(writing: [
                ("id", id), ("required", required.unlessFalse), (content.kind.rawValue, body),
                ("link", link), ("ext", ext),
            ])
        )
    }
}
