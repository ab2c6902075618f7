extension UIViewController {
    /// The outermost parent, which is what a presented controller covers.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Shows a controller over this one; a second one at a time is refused, as on Apple's systems.
    func cover(with controller: UIViewController) {
        let below = outermost
        guard let window = below.viewIfLoaded?.window, below.presentedViewController == nil,
            controller.presentingViewController == nil
        else { return }
        below.presentedViewController = controller
        controller.presentingViewController = below
        let removesBelow = controller.modalPresentationStyle == .fullScreen
        if removesBelow { below.setAppearance(.disappearing) }
        controller.view.frame = window.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.setAppearance(.appearing)
        window.addSubview(controller.view)
        window.layoutIfNeeded()
        if removesBelow {
            below.view.removeFromSuperview()
            below.setAppearance(.disappeared)
        }
        controller.setAppearance(.appeared)
    }

    /// Takes away what this controller shows, or else this controller itself.
    func uncover() {
        guard let top = presentedViewController else {
            outermost.presentingViewController?.uncover()
            return
        }
        if top.presentedViewController != nil { top.uncover() }
        let window = top.view.window
        let putsBack = view.superview == nil
        top.setAppearance(.disappearing)
        if putsBack { setAppearance(.appearing) }
        if putsBack { window?.insertSubview(view, belowSubview: top.view) }
        top.view.removeFromSuperview()
        presentedViewController = nil
        top.presentingViewController = nil
        window?.layoutIfNeeded()
        top.setAppearance(.disappeared)
        if putsBack { setAppearance(.appeared) }
    }
}
