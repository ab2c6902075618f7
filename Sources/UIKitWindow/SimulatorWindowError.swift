/// Why the simulator's window cannot be shown.
public struct SimulatorWindowError: Error, CustomStringConvertible, Sendable {
    /// What is missing, for the person who started the program.
    public let sentence: String

    /// The sentence.
    public var description: String {
        sentence
    }
}
