import Foundation

extension NibBuilding {
    /// The classes of the elements that stand for views.
    static let types: [String: UIView.Type] = [
        "view": UIView.self,
        "containerView": UIView.self,
        "control": UIControl.self,
        "label": UILabel.self,
        "imageView": UIImageView.self,
        "button": UIButton.self,
        "stackView": UIStackView.self,
        "scrollView": UIScrollView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "pageControl": UIPageControl.self,
    ]

    /// Makes a view and all that is in it.
    func view(from element: NibElement) -> UIView {
        let standard = Self.types[element.name]
        if standard == nil {
            note("there is no \(element.name) on Linux; a plain view stands in for it")
        }
        let type = customType(of: element) ?? standard ?? UIView.self
        let view = type.init(coder: NibCoder(element: element, building: self))
        if let view {
            remember(view, from: element)
            return view
        }
        note("\(type) refuses to be made from a file (its init(coder:) answers nil)")
        let plain = standard?.init(coder: NibCoder(element: element, building: self))
        let standIn = plain ?? UIView(frame: .zero)
        remember(standIn, from: element)
        return standIn
    }

    private func customType(of element: NibElement) -> UIView.Type? {
        guard let name = element["customClass"] else { return nil }
        if let type = NibClasses.shared.type(name, module: element["customModule"]) { return type }
        note(
            "no view class \(name) is known, a plain \(element.name) stands in for it; "
                + "UINib.register(_:forClass:) makes it known"
        )
        return nil
    }

    /// Gives a view what its element says; what is in it is added once.
    func fill(_ view: UIView, by coder: NibCoder) {
        NibAttributes(element: coder.element, building: self).apply(to: view)
        guard !coder.hasAddedSubviews else { return }
        coder.hasAddedSubviews = true
        addContents(of: coder.element, to: view)
    }

    private func addContents(of element: NibElement, to view: UIView) {
        guard let (content, contentElement) = contentView(of: view, element) else {
            return addSubviews(of: element, to: view)
        }
        NibAttributes(element: contentElement, building: self).applyLook(to: content)
        remember(content, from: contentElement)
        addSubviews(of: contentElement, to: content)
    }

    /// The view of a cell that everything is in, which the cell has made already.
    private func contentView(of view: UIView, _ element: NibElement) -> (UIView, NibElement)? {
        guard let child = element.child(key: "contentView") else { return nil }
        switch view {
        case let cell as UITableViewCell: return (cell.contentView, child)
        case let cell as UICollectionViewCell: return (cell.contentView, child)
        default: return nil
        }
    }

    private func addSubviews(of element: NibElement, to view: UIView) {
        let excluded = NibVariations(element).excluded("subviews")
        for child in element.list("subviews") where !excluded.contains(child.id ?? "") {
            let subview = self.view(from: child)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }
}
