/// Finds what somebody probably meant.
enum Suggestion {
    /// `", did you mean X?"` for a near miss, else nothing.
    static func sentence(for word: String, among names: [String]) -> String {
        let near = names.map { (name: $0, distance: distance(word, $0)) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= max(1, word.count / 3) else { return "" }
        return ", did you mean \(near.name)?"
    }

    /// How many letters to insert, remove or replace to make one word of the other (Levenshtein).
    static func distance(_ first: String, _ second: String) -> Int {
        // Nothing as long as this is a slip of the finger; the bound keeps hostile input cheap.
        guard first.count <= 64, second.count <= 64 else { return .max }
        let second = Array(second)
        var row = Array(0...second.count)
        for (i, letter) in first.enumerated() {
            var previous = row
            previous[0] = i + 1
            for (j, other) in second.enumerated() {
                let replaced = row[j] + (letter == other ? 0 : 1)
                previous[j + 1] = min(replaced, row[j + 1] + 1, previous[j] + 1)
            }
            row = previous
        }
        return row[second.count]
    }
}
