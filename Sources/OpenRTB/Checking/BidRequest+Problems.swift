extension BidRequest {
    /// What a bidder would refuse the request for, in the order of its fields (OpenRTB 2.6, section 3.2).
    public func problems() -> [RequestProblem] {
        var check = RequestCheck(prefix: "")
        check(!id.isEmpty, "id", "must not be empty")
        check(!imp.isEmpty, "imp", "must hold at least one impression")
        for (index, imp) in imp.enumerated() {
            let field = "imp[\(index)]"
            check(!imp.id.isEmpty, field + ".id", "must not be empty")
            check(imp.bidfloor >= 0, field + ".bidfloor", "must not be negative")
            if let native = imp.native {
                check.take(native.request.problems(prefix: field + ".native.request."))
            }
        }
        check.repeats(imp.map { $0.id.isEmpty ? nil : $0.id }) { "imp[\($0)].id" }
        check((tmax ?? 0) >= 0, "tmax", "must not be negative")
        return check.problems
    }
}
