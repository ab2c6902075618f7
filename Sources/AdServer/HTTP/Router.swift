/// Finds who answers a request.
struct Router<Answer: Sendable>: Sendable {
    /// One path, or every path with one more component where the pattern ends in `/*`.
    struct Route: Sendable {
        let method: String
        let pattern: String
        let answer: Answer

        init(_ method: String, _ pattern: String, _ answer: Answer) {
            self.method = method
            self.pattern = pattern
            self.answer = answer
        }

        /// What stands for the `*`, empty where there is none; nil if the path is another.
        func component(of path: String) -> String? {
            guard pattern.hasSuffix("*") else { return path == pattern ? "" : nil }
            let prefix = pattern.dropLast()
            guard path.hasPrefix(prefix) else { return nil }
            let rest = path.dropFirst(prefix.count)
            return rest.isEmpty || rest.contains("/") ? nil : String(rest)
        }
    }

    enum Match {
        case found(Answer, component: String)
        /// The path exists, for these methods.
        case wrongMethod(allowed: [String])
        case notFound
    }

    let routes: [Route]

    /// HEAD goes where GET goes.
    func match(_ method: String, _ path: String) -> Match {
        let there = routes.compactMap { route in
            route.component(of: path).map { (route: route, component: $0) }
        }
        let wanted = method == "HEAD" ? "GET" : method
        if let hit = there.first(where: { $0.route.method == wanted }) {
            return .found(hit.route.answer, component: hit.component)
        }
        guard !there.isEmpty else { return .notFound }
        let methods = there.map(\.route.method)
        return .wrongMethod(allowed: methods + (methods.contains("GET") ? ["HEAD"] : []))
    }
}
