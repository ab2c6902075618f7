import Foundation

/// Watches real films through the real views, where a test may not: against the wall clock, over a
/// feed of a hundred, and with a stop watch.
///
/// `video-check [real-time] [feed] [measure]`, by default the first two; exit 1 where one of them
/// does not hold.
@main struct Program {
    @MainActor static func main() async {
        let words = Set(CommandLine.arguments.dropFirst())
        guard words.isSubset(of: ["real-time", "feed", "measure"]) else {
            print("usage: video-check [real-time] [feed] [measure]")
            exit(2)
        }
        do {
            if words.isEmpty || words.contains("real-time") { try await RealTimeCheck().run() }
            if words.isEmpty || words.contains("feed") { try await FeedCheck().run() }
            if words.contains("measure") { try await Measures().run() }
        } catch {
            print("video-check: \(error)")
            exit(1)
        }
    }
}

/// What does not hold.
struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
