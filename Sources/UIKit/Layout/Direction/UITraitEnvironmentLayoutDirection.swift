/// Which way an interface is read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nobody said.
    case unspecified = -1
    /// As for English.
    case leftToRight = 0
    /// As for Arabic and Hebrew.
    case rightToLeft = 1

    init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
