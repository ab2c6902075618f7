/// Stands for a closure that hears of changes, to give it up again.
@MainActor public protocol UITraitChangeRegistration: AnyObject {}
