/// Why a scenario cannot be played: one sentence that names the place and what belongs there.
package struct ScenarioError: Error, Sendable, Hashable {
    /// The sentence, such as `/steps/3/at must be a number from 0 to 10000000 (line 12, column 9)`.
    package let sentence: String

    package init(_ sentence: String) {
        self.sentence = sentence
    }
}
