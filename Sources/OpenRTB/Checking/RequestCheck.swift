/// Collects the problems of a request.
struct RequestCheck {
    /// What stands before each field's name.
    let prefix: String
    private(set) var problems: [RequestProblem] = []

    init(prefix: String) { self.prefix = prefix }

    /// Reports `fault` of `field` unless it `holds`.
    mutating func callAsFunction(_ holds: Bool, _ field: String, _ fault: String) {
        if !holds { problems.append(RequestProblem(prefix + field, fault)) }
    }

    /// Reports each of `ids` that came before; `field` names the one at a place, nil is no id.
    mutating func repeats<ID: Hashable>(_ ids: [ID?], field: (Int) -> String) {
        var first: [ID: Int] = [:]
        for (index, id) in ids.enumerated() {
            guard let id else { continue }
            if let earlier = first[id] {
                self(false, field(index), "repeats \(prefix)\(field(earlier))")
            } else {
                first[id] = index
            }
        }
    }

    /// Takes over the problems of a part.
    mutating func take(_ inner: [RequestProblem]) { problems += inner }
}
