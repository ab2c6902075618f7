/// The four kinds of assets, each with the name of its member on the wire.
package enum AssetKind: String, Sendable, Hashable, CaseIterable {
    /// A headline.
    case title
    /// A picture.
    case image = "img"
    /// A video.
    case video
    /// A text.
    case data
}

extension AssetRequest.Content {
    /// Which of the four it is; nil if it is not exactly one.
    package var kind: AssetKind? {
        switch self {
        case .title: .title
        case .image: .image
        case .video: .video
        case .data: .data
        case .unreadable: nil
        }
    }
}

extension NativeAsset.Content {
    /// Which of the four it is.
    package var kind: AssetKind {
        switch self {
        case .title: .title
        case .image: .image
        case .video: .video
        case .data: .data
        }
    }
}
