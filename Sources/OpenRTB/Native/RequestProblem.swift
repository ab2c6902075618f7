/// Something in a request that a bidder would refuse it for.
public struct RequestProblem: Error, Sendable, Hashable {
    /// The field, as in `imp[0].native.request.assets[2]`.
    public let path: String
    /// What is wrong, in one sentence without a full stop that begins with the field.
    public let sentence: String

    /// A problem with `field`, which `fault` says: `must be positive`.
    public init(_ field: String, _ fault: String) {
        path = field
        sentence = "\(field) \(fault)"
    }
}

extension RequestProblem: CustomStringConvertible {
    /// The sentence.
    public var description: String { sentence }
}
