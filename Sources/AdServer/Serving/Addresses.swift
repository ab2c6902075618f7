/// The URLs by which the outside reaches this server.
struct Addresses: Sendable {
    /// Without a slash at the end.
    let base: String
    private let signer: EventToken

    init(base: String, signer: EventToken) {
        self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
        self.signer = signer
    }

    /// What a picture's name is put after.
    var pictures: String { "\(base)/p/" }

    /// Where a video lies.
    func video(_ name: String) -> String { "\(base)/v/\(name)" }

    func event(_ record: EventRecord) -> String { "\(base)/e/\(signer.token(for: record))" }

    func click(_ record: EventRecord) -> String { "\(base)/c/\(signer.token(for: record))" }

    /// Whether what it serves may stand in a page that insists on secure content: loopback counts as secure.
    var isSecure: Bool {
        guard !WebAddress.isSecure(base) else { return true }
        let rest = base.dropFirst("http://".count)
        let host =
            rest.hasPrefix("[")
            ? rest.prefix { $0 != "]" } + "]" : rest.prefix { $0 != ":" && $0 != "/" }
        return host == "localhost" || host == "[::1]" || isLoopback(host)
    }
    /// Any numeric address of 127.0.0.0/8, and no name that looks like one.
    private func isLoopback(_ host: some StringProtocol) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
