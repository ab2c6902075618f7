/// Who chose an ad for a person, and by which kinds of data (OpenRTB's DSA extension, `transparency`).
public struct TransparencyParty: Sendable, Hashable {
    /// The domain of the company.
    public var domain: String
    /// The kinds of data by the extension's numbers: 1 profiling, 2 basic advertising, 3 precise
    /// location.
    public var parameters: [Int]

    /// Names a company and what it used.
    public init(domain: String, parameters: [Int] = []) {
        self.domain = domain
        self.parameters = parameters
    }
}

extension TransparencyParty {
    init?(_ fields: Fields) {
        guard let domain = fields.filledString("domain") else { return nil }
        self.init(domain: domain, parameters: fields.ints("dsaparams"))
    }
}

extension TransparencyParty: JSONWritable {
    var written: JSONValue? {
        .object(JSONObject(writing: [("domain", domain), ("dsaparams", parameters)]))
    }
}
