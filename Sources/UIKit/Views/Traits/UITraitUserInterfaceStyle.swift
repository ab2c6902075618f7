/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Nobody said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}
