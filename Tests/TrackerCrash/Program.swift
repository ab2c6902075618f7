import Foundation

/// Kills an app that delivers trackers, again and again, and proves that it lost and repeated nothing.
///
/// `tracker-crash [ROUNDS] [SEED]` is the judge; it starts itself as `tracker-crash app …`.
@main struct Program {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == "app" {
            guard let orders = Orders(words.dropFirst()) else { exit(2) }
            await App(orders).run()
            return
        }
        let rounds = words.first.flatMap { Int($0) } ?? 1000
        let seed = words.dropFirst().first.flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        do {
            let trial = try Trial(program: program, seed: seed)
            print(try await trial.run(rounds: rounds))
        } catch {
            print("\(error)")
            exit(1)
        }
    }
}
