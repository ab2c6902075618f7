extension NativeMarkup {
    /// The ids of the assets that `request` requires and that this ad lacks, in their order there.
    ///
    /// An exchange does not accept such a bid (Native 1.2, section 4.2). An asset whose text or
    /// URL is empty is lacking.
    public func missingRequired(in request: NativeRequest) -> [Int] {
        request.assets.filter { wanted in
            wanted.required
                && !assets.contains { asset in
                    asset.id == wanted.id && asset.content.kind == wanted.content.kind
                        && !asset.content.isEmpty
                }
        }.map(\.id)
    }
}

extension NativeAsset.Content {
    /// Whether there is nothing to show.
    fileprivate var isEmpty: Bool {
        switch self {
        case .title(let text, _): text.isEmpty
        case .image(let image): image.url.isEmpty
        case .video(let vasttag): vasttag.isEmpty
        case .data(let data): data.value.isEmpty
        }
    }
}
