extension UINib {
    /// Makes views of this class where a file asks for a custom class of this name.
    ///
    /// For Linux only. Classes are found without it where the file says their module, or their name
    /// does (`Feed.StoryCell`); a name that only Objective-C knows, such as a vendor's with its
    /// prefix, must be registered.
    public static func register(_ type: UIView.Type, forClass name: String) {
        NibClasses.shared.register(type, for: name)
    }

    /// Sets outlets of objects of this class, and of its subclasses, by their names in files.
    ///
    /// For Linux only: `UINib.register(outletsOf: StoryCell.self, ["titleLabel": \.titleLabel])`.
    /// The key paths must be ones that can be set. The same names serve runtime attributes.
    public static func register<Object: AnyObject>(
        outletsOf type: Object.Type,
        _ outlets: [String: PartialKeyPath<Object>]
    ) {
        NibOutlets.shared.register(type, outlets)
    }

    /// Makes views of this class for this name, and sets their outlets by these key paths.
    ///
    /// For Linux only.
    public static func register<View: UIView>(
        _ type: View.Type,
        forClass name: String,
        outlets: [String: PartialKeyPath<View>]
    ) {
        register(type, forClass: name)
        register(outletsOf: type, outlets)
    }
}
