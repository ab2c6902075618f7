/// An asset as it was received, before it is known which asset of the request it answers.
struct ReceivedAsset {
    /// The place in the list; nil where one asset stood in place of a list.
    let index: Int?
    let id: Int?
    let required: Bool
    /// What it can be read as; a well-formed asset is exactly one thing.
    let contents: [NativeAsset.Content]
    /// Whether there was anything to read, readable or not.
    let hasContent: Bool
    let link: Link?
    let ext: JSONObject

    init(_ fields: Fields) {
        index = fields.notes.index
        id = fields.int("id")
        required = fields.flag("required") ?? false
        contents = AssetKind.allCases.compactMap { kind in
            fields.child(kind.rawValue) { NativeAsset.Content(kind, $0) }
        }
        hasContent = AssetKind.allCases.contains { fields.value($0.rawValue) != nil }
        link = fields.child("link", Link.init)
        ext = fields.ext
    }

    /// The link, where this is nothing but a link.
    var bareLink: Link? { id == nil && !hasContent ? link : nil }

    /// This as an asset that is `content`, answering the asset `id`.
    func asset(_ content: NativeAsset.Content, id: Int?) -> NativeAsset {
        NativeAsset(id: id, required: required, content: content, link: link, ext: ext)
    }
}

extension NativeAsset.Content {
    /// Reads the content of an asset of `kind`; nil, with a note, if its essential part is missing.
    ///
    /// An empty text counts as missing, so that layouts can close the gap.
    fileprivate init?(_ kind: AssetKind, _ fields: Fields) {
        let essential =
            switch kind {
            case .title: "text"
            case .image: "url"
            case .video: "vasttag"
            case .data: "value"
            }
        guard let text = fields.filledString(essential) else {
            fields.notes.drop("has no \(essential)")
            return nil
        }
        switch kind {
        case .title: self = .title(text, length: fields.positiveInt("len"))
        case .video: self = .video(vasttag: text)
        case .image: self = .image(ImageAsset(url: text, fields))
        case .data: self = .data(DataAsset(value: text, fields))
        }
    }
}
