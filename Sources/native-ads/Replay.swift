import NativeAds
import Replay

extension Command {
    /// `native-ads replay`: a bug report that plays itself.
    static let replay = Command(
        name: "replay",
        summary: "Play a scenario on a virtual clock and print what happens.",
        operands: "SCENARIO.json",
        operandCount: 1...1,
        details: """
            A scenario is a script of loads, layouts, taps and network answers, for the
            engine and the views that an app has. What the app and the outside world would
            see is printed as JSON Lines in order of time; an hour takes milliseconds, and
            the same scenario always prints the same bytes. `-` is standard input.
            Documentation/SCENARIOS.md teaches the format.
            """,
        example: "native-ads replay Tests/Scenarios/one-tap-is-one-click.json"
    ) { arguments, console throws(CommandError) in
        let file = NamedFile(arguments.operands[0])
        let bytes = try file.read()
        do throws(ScenarioError) {
            let scenario = try Scenario.read(bytes)
            let thread = OneThread.begin()
            if thread == nil {
                console.err(
                    "native-ads: this runtime cannot be kept to one thread: events of one instant "
                        + "may come in another order the next time\n"
                )
            }
            let player = ScenarioPlayer(
                scenario,
                quiet: {
                    if let thread { await thread.quiet() } else { await ManualClock().settle() }
                },
                out: { console.out($0 + "\n") },
                hint: { console.err("native-ads: \(file.path): \($0)\n") }
            )
            try await player.play()
        } catch {
            throw .unreadable("\(file.path): \(error.sentence)")
        }
        return .done
    }
}
