import Foundation

/// What an element says of a view, by the kind of the view; may be applied more than once.
@MainActor struct NibAttributes {
    let element: NibElement
    let building: NibBuilding

    /// Gives the view everything that the element says of views of its kind.
    func apply(to view: UIView) {
        applyPlace(to: view)
        applyLook(to: view)
        switch view {
        case let label as UILabel: apply(to: label)
        case let picture as UIImageView: apply(to: picture)
        case let control as UIControl: apply(to: control)
        case let stack as UIStackView: apply(to: stack)
        case let scroll as UIScrollView: apply(to: scroll)
        case let cell as UITableViewCell: apply(to: cell)
        case let indicator as UIActivityIndicatorView: apply(to: indicator)
        default: break
        }
    }

    private func applyPlace(to view: UIView) {
        if let frame = element.child(key: "frame")?.rect { view.frame = frame }
        if let mask = element.child(key: "autoresizingMask") {
            view.autoresizingMask = Self.autoresizing(mask)
        }
        set(element.flag("translatesAutoresizingMaskIntoConstraints")) {
            view.translatesAutoresizingMaskIntoConstraints = $0
        }
    }

    private static let autoresizingMasks: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]

    private static func autoresizing(_ element: NibElement) -> UIView.AutoresizingMask {
        autoresizingMasks.reduce(into: []) { mask, entry in
            if element.flag(entry.0) == true { mask.insert(entry.1) }
        }
    }

    /// All but the frame, which views that belong to others get from them.
    func applyLook(to view: UIView) {
        set(element.flag("hidden")) { view.isHidden = $0 }
        set(element.number("alpha")) { view.alpha = $0 }
        set(element.flag("opaque")) { view.isOpaque = $0 }
        set(element.flag("clipsSubviews")) { view.clipsToBounds = $0 }
        set(element.flag("userInteractionEnabled")) { view.isUserInteractionEnabled = $0 }
        set(element.flag("multipleTouchEnabled")) { view.isMultipleTouchEnabled = $0 }
        set(element.flag("autoresizesSubviews")) { view.autoresizesSubviews = $0 }
        set(element.integer("tag")) { view.tag = $0 }
        set(element["contentMode"].flatMap { Self.contentModes[$0] }) { view.contentMode = $0 }
        set(element["semanticContentAttribute"].flatMap { Self.meanings[$0] }) {
            view.semanticContentAttribute = $0
        }
        set(building.color(element.child(key: "backgroundColor"))) { view.backgroundColor = $0 }
        set(building.color(element.child(key: "tintColor"))) { view.tintColor = $0 }
        applyMargins(to: view)
        applyPriorities(to: view)
        applyAccessibility(to: view)
    }

    static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
        "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
        "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
        "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let meanings: [String: UISemanticContentAttribute] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    private func applyMargins(to view: UIView) {
        set(element.child(key: "layoutMargins")?.insets) { view.layoutMargins = $0 }
        set(element.child(key: "directionalLayoutMargins")?.directionalInsets) {
            view.directionalLayoutMargins = $0
        }
    }

    private func applyPriorities(to view: UIView) {
        for (name, axis) in [
            ("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical),
        ] {
            set(priority("\(name)HuggingPriority")) {
                view.setContentHuggingPriority($0, for: axis)
            }
            set(priority("\(name)CompressionResistancePriority")) {
                view.setContentCompressionResistancePriority($0, for: axis)
            }
        }
    }

    private func priority(_ attribute: String) -> UILayoutPriority? {
        element.number(attribute).map { UILayoutPriority(Float(min(max($0, 1), 1000))) }
    }

    private func applyAccessibility(to view: UIView) {
        guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
        set(accessibility["identifier"]) { view.accessibilityIdentifier = $0 }
        set(accessibility["label"]) { view.accessibilityLabel = $0 }
        set(accessibility.child(key: "isElement")?.flag("value")) {
            view.isAccessibilityElement = $0
        }
        guard let traits = accessibility.child(key: "traits") else { return }
        let known: [(String, UIAccessibilityTraits)] = [
            ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("staticText", .staticText), ("notEnabled", .notEnabled), ("header", .header),
        ]
        view.accessibilityTraits = known.reduce(into: .none) { all, entry in
            if traits.flag(entry.0) == true { all.insert(entry.1) }
        }
    }

    /// Sets what the element says, and leaves alone what it does not speak of.
    func set<Value>(_ value: Value?, _ change: (Value) -> Void) {
        if let value { change(value) }
    }
}
