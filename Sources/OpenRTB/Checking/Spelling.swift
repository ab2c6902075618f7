/// Finds the name that somebody probably meant.
package enum Spelling {
    /// The one of `names` that `word` is a slip of, if one is near enough.
    ///
    /// Two names that differ in case or in spaces are always near; short names are near to
    /// nothing else, because `w` and `h` are no slips of each other.
    package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
        guard word.utf8.count <= longest else { return nil }
        let bare = reduced(word)
        var best: (name: String, distance: Int)?
        for name in names {
            if reduced(name) == bare { return name }
            guard min(bare.count, name.count) >= 4 else { continue }
            let distance = distance(bare, name)
            if distance <= max(1, name.count / 5), distance < best?.distance ?? .max {
                best = (name, distance)
            }
        }
        return best?.name
    }

    /// How many letters to insert, remove or replace to make one word of the other (Levenshtein).
    package static func distance(_ first: String, _ second: String) -> Int {
        // Nothing as long as this is a slip of the finger; the bound keeps hostile input cheap.
        guard first.utf8.count <= longest, second.utf8.count <= longest else { return .max }
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

    private static let longest = 64

    private static func reduced(_ word: String) -> String {
        word.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
    }
}
