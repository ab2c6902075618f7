/// Finds what somebody probably meant, for a complaint about a name that is not known.
package enum Suggestion {
    /// `", did you mean X?"` for a near miss, else nothing.
    package static func sentence(for word: String, among names: [String]) -> String {
        let near = names.map { (name: $0, distance: Spelling.distance(word, $0)) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= max(1, word.count / 3) else { return "" }
        // Two names of one letter have nothing in common.
        guard near.distance < word.count else { return "" }
        return ", did you mean \(near.name)?"
    }
}
