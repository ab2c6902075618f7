/// A value of the user defaults, as it is stored.
package enum StoredValue: Sendable, Hashable {
    case number(Double)
    case string(String)
    /// A list, a date, data: nothing that a consent platform writes.
    case other
}
