import Foundation
import Replay

extension FuzzTarget {
    /// Scenarios of `native-ads replay`, and the lists of HTTP rules of `inspect --http`.
    static let scenario = FuzzTarget(name: "scenario") { bytes, count in
        read(bytes, count) { data in
            do throws(ScenarioError) {
                _ = try Scenario.read(data)
            } catch {
                precondition(!error.sentence.isEmpty, "A refusal must say why.")
            }
            _ = try? HTTPRule.list(data)
        }
    }
}
