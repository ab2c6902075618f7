extension UIWindow {
    /// Takes the old controller's view out and puts the new one's in, with their life-cycle calls.
    func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old, old.isViewLoaded {
            old.setAppearance(.disappearing)
            old.view.removeFromSuperview()
            old.setAppearance(.disappeared)
        }
        if !isHidden { showRoot() }
    }

    /// Loads the root controller's view and shows it.
    func showRoot() {
        guard let root = rootViewController, root.view.superview !== self else { return }
        let view = root.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.setAppearance(.appearing)
        insertSubview(view, at: 0)
        layoutIfNeeded()
        root.setAppearance(.appeared)
    }
}
