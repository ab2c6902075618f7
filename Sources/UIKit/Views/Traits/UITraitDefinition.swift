/// A trait that can be listened to.
public protocol UITraitDefinition {
    /// What the trait's values are.
    associatedtype Value
    /// The value where nobody said.
    static var defaultValue: Value { get }
}

/// One trait, by its type.
public typealias UITrait = any UITraitDefinition.Type
