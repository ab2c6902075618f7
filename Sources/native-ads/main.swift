import Foundation

let status = await Program.standard.run(
    Array(CommandLine.arguments.dropFirst()),
    console: .standard
)
exit(status.rawValue)
