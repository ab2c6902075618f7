import Foundation

do throws(FeedFault) {
    try await FeedProgram(FeedArguments(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
    FileHandle.standardError.write(Data("feed: \(error.sentence)\n".utf8))
    exit(error.status)
}
