/// Why the feed stopped: one sentence and the exit status.
struct FeedFault: Error {
    let status: Int32
    let sentence: String

    /// The arguments or files are wrong.
    static func usage(_ sentence: String) -> FeedFault {
        FeedFault(status: 2, sentence: sentence)
    }

    /// It ran, but not as it should.
    static func bad(_ sentence: String) -> FeedFault {
        FeedFault(status: 1, sentence: sentence)
    }
}
