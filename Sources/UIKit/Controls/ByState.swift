/// One value for each state of a control that has its own.
struct ByState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// Sets a state's own value, or takes it away.
    mutating func set(_ value: Value?, for state: UIControl.State) {
        values[state] = value
    }

    /// The state's own value.
    func own(_ state: UIControl.State) -> Value? { values[state] }

    /// The value to show: the state's own, else the normal one's.
    subscript(state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
