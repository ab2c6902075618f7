import Foundation

extension NibAttributes {
    func apply(to label: UILabel) {
        set(element["textAlignment"].flatMap { Self.alignments[$0] }) { label.textAlignment = $0 }
        set(element["lineBreakMode"].flatMap { Self.lineBreaks[$0] }) { label.lineBreakMode = $0 }
        set(element.integer("numberOfLines")) { label.numberOfLines = max(0, $0) }
        set(element.flag("adjustsFontSizeToFit")) { label.adjustsFontSizeToFitWidth = $0 }
        set(element.number("minimumScaleFactor")) { label.minimumScaleFactor = $0 }
        set(element.number("preferredMaxLayoutWidth")) { label.preferredMaxLayoutWidth = $0 }
        set(element.flag("adjustsFontForContentSizeCategory")) {
            label.adjustsFontForContentSizeCategory = $0
        }
        set(building.font(element.child(key: "fontDescription"))) { label.font = $0 }
        set(building.color(element.child(key: "textColor"))) { label.textColor = $0 }
        set(text("text")) { label.text = $0 }
        set(element.child(key: "attributedText")) {
            label.attributedText = building.attributedText($0)
        }
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified,
        "natural": .natural,
    ]

    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
        "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
        "clipping": .byClipping, "headTruncation": .byTruncatingHead,
        "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    /// A text, which is an attribute, or an element of its own where it has several lines.
    func text(_ key: String) -> String? {
        guard element[key] == nil else { return element[key] }
        guard let child = element.child(key: key), child.name != "attributedString" else {
            return nil
        }
        return child.name == "nil" ? nil : child.text
    }

    func apply(to picture: UIImageView) {
        let reference = element.child(key: "image")
        set(building.image(element["image"] ?? reference?["image"])) { picture.image = $0 }
    }

    func apply(to stack: UIStackView) {
        if element.name == "stackView" {
            stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        }
        set(element["distribution"].flatMap { Self.distributions[$0] }) { stack.distribution = $0 }
        set(element["alignment"].flatMap { Self.stackAlignments[$0] }) { stack.alignment = $0 }
        set(element.number("spacing")) { stack.spacing = $0 }
        let keepsMargins =
            element.flag("layoutMarginsRelativeArrangement")
            ?? element.flag("isLayoutMarginsRelativeArrangement")
        set(keepsMargins) { stack.isLayoutMarginsRelativeArrangement = $0 }
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .trailing,
        "lastBaseline": .lastBaseline,
    ]

    func apply(to scroll: UIScrollView) {
        set(element.flag("bounces")) { scroll.bounces = $0 }
        set(element.flag("alwaysBounceVertical")) { scroll.alwaysBounceVertical = $0 }
        set(element.flag("alwaysBounceHorizontal")) { scroll.alwaysBounceHorizontal = $0 }
        set(element.flag("scrollEnabled")) { scroll.isScrollEnabled = $0 }
        set(element.flag("pagingEnabled")) { scroll.isPagingEnabled = $0 }
        set(element.flag("showsVerticalScrollIndicator")) {
            scroll.showsVerticalScrollIndicator = $0
        }
        set(element.flag("showsHorizontalScrollIndicator")) {
            scroll.showsHorizontalScrollIndicator = $0
        }
        set(element.child(key: "contentInset")?.insets) { scroll.contentInset = $0 }
        if element["contentInsetAdjustmentBehavior"] == "never" {
            scroll.contentInsetAdjustmentBehavior = .never
        }
        if let table = scroll as? UITableView { apply(to: table) }
        if let collection = scroll as? UICollectionView { apply(to: collection) }
    }

    private func apply(to table: UITableView) {
        // -1 stands for a measured height.
        set(element.number("rowHeight")) { table.rowHeight = $0 }
        set(element.number("estimatedRowHeight")) { table.estimatedRowHeight = $0 }
        set(element.number("sectionHeaderHeight")) { table.sectionHeaderHeight = $0 }
        set(element.number("sectionFooterHeight")) { table.sectionFooterHeight = $0 }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        set(building.color(element.child(key: "separatorColor"))) { table.separatorColor = $0 }
        set(element.child(key: "separatorInset")?.insets) { table.separatorInset = $0 }
        if element["selectionStyle"] == "none" || element.flag("allowsSelection") == false {
            table.allowsSelection = false
        }
    }

    private func apply(to collection: UICollectionView) {
        set(element.flag("allowsSelection")) { collection.allowsSelection = $0 }
        set(element.flag("allowsMultipleSelection")) { collection.allowsMultipleSelection = $0 }
        guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            let flow = element.child(key: "collectionViewLayout")
        else { return }
        if flow["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        set(flow.number("minimumLineSpacing")) { layout.minimumLineSpacing = $0 }
        set(flow.number("minimumInteritemSpacing")) { layout.minimumInteritemSpacing = $0 }
        set(flow.child(key: "itemSize")?.size) { layout.itemSize = $0 }
        set(flow.child(key: "headerReferenceSize")?.size) { layout.headerReferenceSize = $0 }
        set(flow.child(key: "footerReferenceSize")?.size) { layout.footerReferenceSize = $0 }
        set(flow.child(key: "sectionInset")?.insets) { layout.sectionInset = $0 }
        if flow["automaticEstimatedItemSize"] == "YES" {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
    }

    func apply(to cell: UITableViewCell) {
        let styles: [String: UITableViewCell.SelectionStyle] = [
            "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]
        set(element["selectionStyle"].flatMap { styles[$0] }) { cell.selectionStyle = $0 }
        set(element.child(key: "separatorInset")?.insets) { cell.separatorInset = $0 }
    }

    func apply(to indicator: UIActivityIndicatorView) {
        set(building.color(element.child(key: "color"))) { indicator.color = $0 }
        set(element.flag("hidesWhenStopped")) { indicator.hidesWhenStopped = $0 }
        if element["style"] == "large" { indicator.style = .large }
        if element.flag("animating") == true { indicator.startAnimating() }
    }
}
