extension UIKitHost {
    /// Turns the screen light or dark, as a person does in the settings, at any time.
    ///
    /// Views in windows that do not override the style are told as on Apple's systems. For Linux
    /// only.
    public static func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
        let previous = UIScreen.main.traitCollection
        UIScreen.main.userInterfaceStyle = style
        for window in UIApplication.shared.windows
        where window.forcedInterfaceStyle == .unspecified {
            window.tellTraitsChanged(from: previous)
        }
    }
}
