import Foundation

extension NibAttributes {
    func apply(to control: UIControl) {
        set(element.flag("enabled")) { control.isEnabled = $0 }
        set(element.flag("selected")) { control.isSelected = $0 }
        set(element.flag("highlighted")) { control.isHighlighted = $0 }
        set(element["contentHorizontalAlignment"].flatMap { Self.horizontal[$0] }) {
            control.contentHorizontalAlignment = $0
        }
        set(element["contentVerticalAlignment"].flatMap { Self.vertical[$0] }) {
            control.contentVerticalAlignment = $0
        }
        if let button = control as? UIButton { apply(to: button) }
        if let pages = control as? UIPageControl { apply(to: pages) }
    }

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    private func apply(to pages: UIPageControl) {
        set(element.integer("numberOfPages")) { pages.numberOfPages = $0 }
        set(element.integer("currentPage")) { pages.currentPage = $0 }
        set(building.color(element.child(key: "pageIndicatorTintColor"))) {
            pages.pageIndicatorTintColor = $0
        }
        set(building.color(element.child(key: "currentPageIndicatorTintColor"))) {
            pages.currentPageIndicatorTintColor = $0
        }
    }

    private func apply(to button: UIButton) {
        set(building.font(element.child(key: "fontDescription"))) { button.titleLabel?.font = $0 }
        set(element["lineBreakMode"].flatMap { Self.lineBreaks[$0] }) {
            button.titleLabel?.lineBreakMode = $0
        }
        set(element.child(key: "contentEdgeInsets")?.insets) { button.contentEdgeInsets = $0 }
        set(element.child(key: "titleEdgeInsets")?.insets) { button.titleEdgeInsets = $0 }
        set(element.child(key: "imageEdgeInsets")?.insets) { button.imageEdgeInsets = $0 }
        for state in element.children where state.name == "state" {
            guard let name = state["key"], let key = Self.states[name] else { continue }
            NibAttributes(element: state, building: building).apply(to: button, for: key)
        }
        if let configuration = element.child(key: "configuration") {
            NibAttributes(element: configuration, building: building).configure(button)
        }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
        "selected": .selected,
    ]

    /// What `<state>` says of one state of a button.
    private func apply(to button: UIButton, for state: UIControl.State) {
        set(text("title")) { button.setTitle($0, for: state) }
        set(element.child(key: "attributedTitle")) {
            button.setAttributedTitle(building.attributedText($0), for: state)
        }
        set(building.color(element.child(key: "titleColor"))) {
            button.setTitleColor($0, for: state)
        }
        set(building.image(element["image"] ?? element.child(key: "image")?["image"])) {
            button.setImage($0, for: state)
        }
        let ground = element["backgroundImage"] ?? element.child(key: "backgroundImage")?["image"]
        set(building.image(ground)) { button.setBackgroundImage($0, for: state) }
    }

    /// What `<buttonConfiguration>` says, in colours and insets: this UIKit has no configurations.
    private func configure(_ button: UIButton) {
        let style = element["style"] ?? "plain"
        let tint: UIColor = button.tintColor
        button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        set(element.child(key: "contentInsets")?.directionalInsets) {
            button.contentEdgeInsets = UIEdgeInsets(
                top: $0.top,
                left: $0.leading,
                bottom: $0.bottom,
                right: $0.trailing
            )
        }
        set(text("title")) { button.setTitle($0, for: .normal) }
        set(element.child(key: "attributedTitle")) {
            button.setAttributedTitle(building.attributedText($0), for: .normal)
        }
        set(building.image(element["image"] ?? element.child(key: "image")?["image"])) {
            button.setImage($0, for: .normal)
        }
        button.titleLabel?.font =
            building.font(element.child(key: "titleFontDescription"))
            ?? .systemFont(ofSize: 17)
        let foreground = building.color(element.child(key: "baseForegroundColor"))
        let ground = building.color(element.child(key: "baseBackgroundColor"))
        button.setTitleColor(foreground ?? (style == "filled" ? .white : tint), for: .normal)
        switch style {
        case "filled": button.backgroundColor = ground ?? tint
        case "tinted": button.backgroundColor = (ground ?? tint).withAlphaComponent(0.18)
        case "gray": button.backgroundColor = ground ?? .systemFill
        default: break
        }
        button.layer.cornerRadius = corner(of: button)
    }

    private func corner(of button: UIButton) -> CGFloat {
        switch element["cornerStyle"] {
        case "capsule": button.bounds.height / 2
        case "small": 4
        case "large": 9
        default: element.child(key: "background")?.number("cornerRadius") ?? 6
        }
    }
}
