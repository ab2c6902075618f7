extension Targeting {
    /// A person's gender.
    public enum Gender: String, Sendable, Hashable, CaseIterable {
        case male
        case female
        /// Neither of the two.
        case other

        /// OpenRTB's letter for it (2.6, section 3.2.20).
        var code: String {
            switch self {
            case .male: "M"
            case .female: "F"
            case .other: "O"
            }
        }
    }
}
