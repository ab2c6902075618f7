import OpenRTB

extension BidRequest {
    /// One request for the impressions of several, named "1", "2" and so on in their order; `nil`
    /// of none.
    ///
    /// What is said but once is what the first says; `isOfOneMind` is whether all say that.
    static func combined(
        _ requests: [BidRequest]
    ) -> (request: BidRequest?, isOfOneMind: Bool) {
        guard var whole = requests.first else { return (nil, true) }
        whole.imp = requests.flatMap(\.imp)
        for index in whole.imp.indices {
            whole.imp[index].id = "\(index + 1)"
        }
        let isOfOneMind = requests.dropFirst().allSatisfy { other in
            (other.app, other.device, other.user) == (whole.app, whole.device, whole.user)
                && other.regs == whole.regs
        }
        return (whole, isOfOneMind)
    }
}
