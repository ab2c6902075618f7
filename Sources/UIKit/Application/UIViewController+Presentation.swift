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
        guard let window = below.viewIfLoaded?.window, below.shown == nil,
            controller.presentingViewController == nil
        else { return }
        below.shown = controller
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

    /// Takes away what this controller or one around it shows, or else that one itself.
    func uncover() {
        let below = outermost
        guard let top = below.shown else {
            below.presentingViewController?.uncover()
            return
        }
        if top.shown != nil { top.uncover() }
        let window = top.view.window
        let putsBack = below.view.superview == nil
        top.setAppearance(.disappearing)
        if putsBack { below.setAppearance(.appearing) }
        if putsBack { window?.insertSubview(below.view, belowSubview: top.view) }
        top.view.removeFromSuperview()
        below.shown = nil
        top.presentingViewController = nil
        window?.layoutIfNeeded()
        top.setAppearance(.disappeared)
        if putsBack { below.setAppearance(.appeared) }
    }
}
