extension UIViewController {
    /// Goes to this stage of appearing or disappearing, with its call, for the children too.
    func setAppearance(_ stage: Appearance) {
        guard appearance != stage else { return }
        appearance = stage
        switch stage {
        case .appearing: viewWillAppear(false)
        case .appeared: viewDidAppear(false)
        case .disappearing: viewWillDisappear(false)
        case .disappeared: viewDidDisappear(false)
        }
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            child.setAppearance(stage)
        }
    }
}
