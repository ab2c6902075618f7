import Foundation

extension UICollectionView {
    /// Brings what is on the screen into line with the layout and with how far it is scrolled.
    func tile() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        var attributes: [UICollectionViewLayoutAttributes] = []
        // Each round measures cells, which moves others in or out of sight.
        for _ in 0..<32 {
            prepareLayout()
            stayOnItems()
            attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            putAway(allBut: Set(attributes.map(CollectionElement.init)))
            for one in attributes { show(one) }
            guard measure(attributes) else { break }
        }
        order(attributes)
        backgroundView?.frame = bounds
    }

    /// Prepares the layout if it is invalid, and takes its size.
    func prepareLayout() {
        guard collectionViewLayout.isInvalid else { return }
        loadCounts()
        collectionViewLayout.isInvalid = false
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// Items that went do not leave the collection scrolled past its end.
    private func stayOnItems() {
        guard !isTracking, motion == nil else { return }
        let nearest = limits.clamped(contentOffset)
        if nearest != contentOffset { bounds.origin = nearest }
    }

    private func putAway(allBut wanted: Set<CollectionElement>) {
        for (element, view) in shown.sorted(by: { $0.key < $1.key })
        where !wanted.contains(element) {
            putAway(view, from: element)
        }
    }

    /// Takes everything off the screen.
    func putAwayAll() {
        for (element, view) in shown.sorted(by: { $0.key < $1.key }) {
            putAway(view, from: element)
        }
    }

    /// Takes a view off the screen, keeps it, and tells the delegate.
    func putAway(_ view: UICollectionReusableView, from element: CollectionElement) {
        shown[element] = nil
        view.removeFromSuperview()
        pool.give(view, kind: element.kind)
        if let cell = view as? UICollectionViewCell, element.kind == nil {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
        } else if let kind = element.kind {
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: kind,
                at: element.path
            )
        }
    }

    /// Sees to it that the element has a view, in its place.
    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = CollectionElement(attributes)
        if let view = shown[element] { return place(view, attributes) }
        guard let view = make(element) else { return }
        view.wasShown = true
        shown[element] = view
        place(view, attributes)
        addSubview(view)
    }

    private func make(_ element: CollectionElement) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        if let kind = element.kind {
            let view = dataSource.collectionView(
                self,
                viewForSupplementaryElementOfKind: kind,
                at: element.path
            )
            delegate?.collectionView(
                self,
                willDisplaySupplementaryView: view,
                forElementKind: kind,
                at: element.path
            )
            return view
        }
        // A layout may speak of items that are not there.
        guard let counts, counts.indices.contains(element.path.section),
            (0..<counts[element.path.section]).contains(element.path.item)
        else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: element.path)
        cell.isSelected = selectedPaths.contains(element.path)
        cell.isHighlighted = false
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        return cell
    }

    private func place(
        _ view: UICollectionReusableView,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        if view.transform != .identity { view.transform = .identity }
        view.frame = attributes.frame
        if attributes.transform != .identity { view.transform = attributes.transform }
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.apply(attributes)
    }

    /// Asks cells how large they would like to be; whether the layout follows one of them.
    private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var isChanged = false
        for original in attributes where original.representedElementCategory == .cell {
            guard let cell = shown[CollectionElement(original)], isMeasured(by: original) else {
                continue
            }
            let preferred = cell.preferredLayoutAttributesFitting(original.duplicate())
            let follows = collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: original
            )
            isChanged = isChanged || follows
        }
        if isChanged { collectionViewLayout.isInvalid = true }
        return isChanged
    }

    /// A flow without estimates asks no cell; an app's own layout decides by itself.
    private func isMeasured(by attributes: UICollectionViewLayoutAttributes) -> Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.isMeasuring ?? true
    }

    /// Puts the views in the order that the layout says, where it says one.
    private func order(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
        let ordered = attributes.enumerated().sorted {
            ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
        }
        for (_, one) in ordered {
            if let view = shown[CollectionElement(one)] { bringSubviewToFront(view) }
        }
    }
}
