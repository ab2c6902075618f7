/// What lets others hear of changes of its traits: views and controllers.
///
/// Of the traits that can change while an app runs there is one here, light and dark.
@MainActor public protocol UITraitChangeObservable: AnyObject {
    /// What is called after a change, with the traits before.
    typealias TraitChangeHandler<TraitEnvironment> =
        @MainActor (
            _ traitEnvironment: TraitEnvironment,
            _ previousTraitCollection: UITraitCollection
        ) -> Void
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls the closure after each change of one of these traits, for as long as the view lives.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }

    /// Stops the calls.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls the closure after each change of one of these traits, for as long as the controller lives.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }

    /// Stops the calls.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}
