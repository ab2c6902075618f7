import Foundation

extension UIControl {
    /// Does the action whenever one of the events happens; replaces one of the same identifier.
    public func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        actions.append((action, events))
    }

    /// Stops doing the action for these events.
    public func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Stops doing the action of this identifier for these events.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == identifier else { return entry }
            let left = entry.events.subtracting(events)
            return left.isEmpty ? nil : (entry.action, left)
        }
    }

    /// Every event that somebody added an action for.
    public var allControlEvents: Event {
        actions.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Does every action that was added for one of these events, in the order of adding.
    public func sendActions(for events: Event) {
        for entry in actions where !entry.events.isDisjoint(with: events) {
            sendAction(entry.action)
        }
    }
}
