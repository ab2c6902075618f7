extension NativeAsset.Content {
    /// The number of its type, where it has one of its own.
    var ownType: Int? {
        switch self {
        case .image(let image): image.type?.rawValue
        case .data(let data): data.type?.rawValue
        case .title, .video: nil
        }
    }

    /// Whether one can tell what it is without the request.
    var describesItself: Bool { kind == .title || kind == .video || ownType != nil }

    /// Takes over the type that the request gives to the asset.
    ///
    /// The request's word counts, because bidders answer ids (section 5.2).
    /// - Returns: whether it had another type.
    mutating func take(typeOf wanted: AssetRequest.Content) -> Bool {
        let before = ownType
        switch (self, wanted) {
        case (.image(var image), .image(let request)):
            guard let type = request.type else { return false }
            image.type = type
            self = .image(image)
        case (.data(var data), .data(let type, _)):
            data.type = type
            self = .data(data)
        default: return false
        }
        return before != nil && before != ownType
    }
}

extension AssetRequest.Content {
    /// Whether `content` is of the kind and, as far as both tell, of the type that is wanted.
    func fits(_ content: NativeAsset.Content) -> Bool {
        guard kind == content.kind else { return false }
        guard let own = content.ownType else { return true }
        switch self {
        case .image(let image): return image.type == nil || image.type?.rawValue == own
        case .data(let type, _): return type.rawValue == own
        case .title, .video, .unreadable: return true
        }
    }
}
