/// What has traits and hears when they change: views and controllers.
@MainActor public protocol UITraitEnvironment: AnyObject {
    /// The style and scale to draw with.
    var traitCollection: UITraitCollection { get }

    /// The traits changed; those before are told.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
