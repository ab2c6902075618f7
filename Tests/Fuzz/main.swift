import Foundation

// One program, a target each by name, so that everything is instrumented and built once:
//     FUZZ=json fuzz [libFuzzer's own arguments and folders]
// `make fuzz` builds and runs them; the head of Scripts/fuzz says more.

let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
let name = ProcessInfo.processInfo.environment["FUZZ"] ?? ""
guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    FileHandle.standardError.write(Data("FUZZ must name a target: \(names)\n".utf8))
    exit(2)
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, target.callback))
