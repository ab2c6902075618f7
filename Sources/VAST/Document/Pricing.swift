/// What an ad was sold for.
public struct Pricing: Sendable, Hashable {
    /// The amount.
    public var amount: Double
    /// `CPM`, `CPC`, `CPE` or `CPV`, as written.
    public var model: String?
    /// The currency by ISO 4217, as written.
    public var currency: String?

    /// An amount of money.
    public init(amount: Double, model: String? = nil, currency: String? = nil) {
        self.amount = amount
        self.model = model
        self.currency = currency
    }
}
