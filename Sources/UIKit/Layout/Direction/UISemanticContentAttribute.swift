/// What a view's content means, which says whether right-to-left languages mirror it.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Nothing special: mirrored.
    case unspecified = 0
    /// Controls of a player; never mirrored, as tapes run the same way everywhere.
    case playback = 1
    /// Directions in space; never mirrored.
    case spatial = 2
    /// From left to right, whatever the language.
    case forceLeftToRight = 3
    /// From right to left, whatever the language.
    case forceRightToLeft = 4
}
