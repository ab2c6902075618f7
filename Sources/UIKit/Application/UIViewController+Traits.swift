extension UIViewController {
    /// The style to show the controller's view with; unspecified asks what is around it.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownInterfaceStyle }
        set {
            guard ownInterfaceStyle != newValue else { return }
            let previous = traitCollection
            ownInterfaceStyle = newValue
            viewIfLoaded?.tellTraitsChanged(from: previous)
        }
    }
}
