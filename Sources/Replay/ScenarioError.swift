/// Why a scenario cannot be played: one sentence that names the place and what belongs there.
package struct ScenarioError: Error, Sendable, Hashable {
    /// The sentence.
    package let sentence: String

    package init(_ sentence: String) {
        self.sentence = sentence
    }
}
