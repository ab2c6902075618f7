/// Which way an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As for English.
    case leftToRight = 0
    /// As for Arabic and Hebrew.
    case rightToLeft = 1
}
