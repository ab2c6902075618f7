import Foundation

/// The closures that hear of changes of one view or controller.
@MainActor struct TraitObservers {
    private final class Registration: UITraitChangeRegistration {}

    private var handlers: [(id: ObjectIdentifier, tell: (AnyObject, UITraitCollection) -> Void)] =
        []
    /// Keeps identifiers from being used twice.
    private var registrations: [any UITraitChangeRegistration] = []

    mutating func add<Observed: AnyObject>(
        _ traits: [UITrait],
        _ handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration()
        guard traits.contains(where: { $0 == UITraitUserInterfaceStyle.self }) else {
            return registration
        }
        registrations.append(registration)
        handlers.append(
            (
                ObjectIdentifier(registration),
                { object, previous in
                    if let object = object as? Observed { handler(object, previous) }
                }
            )
        )
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        handlers.removeAll { $0.id == ObjectIdentifier(registration) }
        registrations.removeAll { $0 === registration }
    }

    func tell(_ object: AnyObject, _ previous: UITraitCollection) {
        for handler in handlers { handler.tell(object, previous) }
    }
}
