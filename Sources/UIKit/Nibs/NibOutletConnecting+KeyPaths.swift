extension NibOutletConnecting {
    /// Keeps what a layout file connects to an outlet in the property of that name; whether there is
    /// one, and of that type.
    ///
    /// On Apple's systems key-value coding does this for `@IBOutlet`.
    package func keep(
        _ object: Any,
        as outlet: String,
        among outlets: [String: PartialKeyPath<Self>]
    ) -> Bool {
        guard let path = outlets[outlet] else { return false }
        return NibOutlets.set(object, at: path, of: self)
    }
}
