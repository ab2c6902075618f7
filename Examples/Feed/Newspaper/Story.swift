/// An article as the feed shows it.
struct Story: Hashable {
    /// How much room it gets.
    enum Prominence {
        /// A wide picture over large type.
        case lead
        /// A small picture beside the text.
        case standard
    }

    let kicker: String
    let title: String
    let summary: String
    let byline: String
    /// The name of a file in `Pictures`.
    let picture: String
    var prominence = Prominence.standard
    /// Whether the text runs from right to left.
    var isRightToLeft = false
}
