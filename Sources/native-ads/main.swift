import Foundation
import Replay

// A replay must own the main thread, so no `await` here: it would give it away.
OneThread.run {
    let words = Array(CommandLine.arguments.dropFirst())
    return await Program.standard.run(words, console: .standard).rawValue
}
