/// Views that left the screen and wait to be used again, and classes and files to make more of.
@MainActor struct CollectionReusePool {
    /// What views are found by: cells have no kind.
    struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    /// What new views come from.
    enum Source {
        case type(UICollectionReusableView.Type)
        case nib(UINib)
    }

    private var sources: [Key: Source] = [:]
    private var views: [Key: [UICollectionReusableView]] = [:]

    /// Makes views from this for the key; nil makes none any more.
    mutating func register(_ source: Source?, for key: Key) {
        sources[key] = source
    }

    /// A view that left the screen, else a new one; nil if the key is unknown.
    mutating func take(_ key: Key) -> UICollectionReusableView? {
        if let view = views[key]?.popLast() { return view }
        return switch sources[key] {
        case .type(let type): type.make(reuseIdentifier: key.identifier)
        case .nib(let nib): nib.reusableView(for: key)
        case nil: nil
        }
    }

    /// Keeps a view that left the screen, unless it has no identifier.
    mutating func give(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}

extension UINib {
    /// The file's view; an empty one, with a word on it, where the file has none.
    fileprivate func reusableView(for key: CollectionReusePool.Key) -> UICollectionReusableView {
        let objects = instantiate(owner: nil, reuseIdentifier: key.identifier)
        if let cell = objects.first as? UICollectionViewCell { return cell }
        if key.kind != nil, let view = objects.first as? UICollectionReusableView { return view }
        let wanted = key.kind == nil ? "collection cell" : "reusable view"
        UIKitHost.reportsNibProblem(
            "\(name): the first object is no \(wanted), an empty one is used."
        )
        return key.kind == nil
            ? UICollectionViewCell.make(reuseIdentifier: key.identifier)
            : UICollectionReusableView.make(reuseIdentifier: key.identifier)
    }
}
