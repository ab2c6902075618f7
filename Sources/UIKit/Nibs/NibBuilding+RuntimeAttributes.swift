import Foundation

extension NibBuilding {
    /// Sets what the file's author typed in as runtime attributes.
    func setRuntimeAttributes(of element: NibElement, on view: UIView) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"] else { continue }
            let forms = forms(of: attribute)
            let isSet = forms.contains { form in
                NibRuntimeAttribute.set(form, at: path, of: view)
                    || NibOutlets.shared.connect(view, path, to: form)
            }
            if !isSet { note("the runtime attribute \(path) of \(type(of: view)) is left out") }
        }
    }

    /// The value in every type that a property could have.
    private func forms(of attribute: NibElement) -> [Any] {
        let value = attribute.child(key: "value")
        switch attribute["type"] {
        case "boolean":
            return attribute.flag("value").map { [$0] } ?? []
        case "number":
            guard let number = value?.number("value") ?? attribute.number("value") else {
                return []
            }
            return [number, Double(number), Float(number), Int(number.rounded())]
        case "string", "localizedString":
            return [attribute["value"] ?? value?.text ?? ""]
        case "color":
            return color(value).map { [$0] } ?? []
        case "size":
            return value?.size.map { [$0] } ?? []
        case "rect":
            return value?.rect.map { [$0] } ?? []
        case "image":
            return image(value?["image"] ?? attribute["value"]).map { [$0] } ?? []
        default:
            return []
        }
    }
}

/// The properties of UIKit's own that runtime attributes are used for.
@MainActor enum NibRuntimeAttribute {
    /// Sets the property at a key path; whether there is one of that type.
    static func set(_ value: Any, at path: String, of view: UIView) -> Bool {
        switch value {
        case let value as CGFloat: set(value, at: path, of: view)
        case let value as Bool: set(value, at: path, of: view)
        case let value as String: set(value, at: path, of: view)
        case let value as UIColor: set(value, at: path, of: view)
        case let value as CGSize where path == "layer.shadowOffset":
            with(view.layer) { $0.shadowOffset = value }
        default: false
        }
    }

    private static func set(_ value: CGFloat, at path: String, of view: UIView) -> Bool {
        switch path {
        case "layer.cornerRadius": with(view.layer) { $0.cornerRadius = value }
        case "layer.borderWidth": with(view.layer) { $0.borderWidth = value }
        case "layer.shadowRadius": with(view.layer) { $0.shadowRadius = value }
        case "layer.shadowOpacity": with(view.layer) { $0.shadowOpacity = Float(value) }
        case "layer.opacity": with(view.layer) { $0.opacity = Float(value) }
        case "alpha": with(view) { $0.alpha = value }
        case "tag": with(view) { $0.tag = Int(value.rounded()) }
        default: false
        }
    }

    private static func set(_ value: Bool, at path: String, of view: UIView) -> Bool {
        switch path {
        case "layer.masksToBounds", "clipsToBounds": with(view) { $0.clipsToBounds = value }
        case "hidden", "isHidden": with(view) { $0.isHidden = value }
        case "userInteractionEnabled", "isUserInteractionEnabled":
            with(view) { $0.isUserInteractionEnabled = value }
        case "isAccessibilityElement": with(view) { $0.isAccessibilityElement = value }
        case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
            with(view as? UIStackView) { $0.isLayoutMarginsRelativeArrangement = value }
        default: false
        }
    }

    private static func set(_ value: String, at path: String, of view: UIView) -> Bool {
        switch path {
        case "accessibilityIdentifier": with(view) { $0.accessibilityIdentifier = value }
        case "accessibilityLabel": with(view) { $0.accessibilityLabel = value }
        case "text": with(view as? UILabel) { $0.text = value }
        default: false
        }
    }

    private static func set(_ value: UIColor, at path: String, of view: UIView) -> Bool {
        switch path {
        case "backgroundColor": with(view) { $0.backgroundColor = value }
        case "tintColor": with(view) { $0.tintColor = value }
        case "textColor": with(view as? UILabel) { $0.textColor = value }
        default: false
        }
    }

    private static func with<Object>(_ object: Object?, _ change: (Object) -> Void) -> Bool {
        guard let object else { return false }
        change(object)
        return true
    }
}
