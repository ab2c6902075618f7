/// How much is written to the log; the higher, the less.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANLogLevel: UInt, Sendable {
    /// Everything.
    case all = 0
    /// Marks between runs.
    case mark = 9
    /// Each step.
    case trace = 10
    /// What helps to find a fault.
    case debug = 20
    /// What an app may want to know.
    case info = 30
    /// What was ignored or repaired; the default.
    case warn = 40
    /// What did not work.
    case error = 50
    /// Nothing.
    case off = 60
}
