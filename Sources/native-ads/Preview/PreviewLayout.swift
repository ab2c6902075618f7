/// The ways in which a preview arranges an ad.
enum PreviewLayout: String, CaseIterable {
    /// A card of a feed: picture, texts, button below one another.
    case card
    /// A line of a list: a small picture beside the text.
    case row
    /// A whole screen.
    case full

    /// The layout to be used at a width: a row that is too narrow for two columns becomes a card.
    func fitting(_ width: Int) -> PreviewLayout {
        self == .row && width < 240 ? .card : self
    }
}
