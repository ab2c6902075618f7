/// Why a XIB file cannot be used, in one sentence.
struct NibError: Error, Equatable {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
