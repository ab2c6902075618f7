package import OpenRTB

extension NativeAds {
    /// The ads of a response at hand, the dearest first, without anybody being asked: for tools.
    ///
    /// They are as loaded ones, but their pictures are fetched only when they are asked for.
    package func ads(
        in response: Read<BidResponse>,
        answering request: BidRequest
    ) -> (ads: [NativeAd], notes: [Note]) {
        let reader = OfferReader(request: request, source: .direct, keepsDuplicates: true)
        let answer = reader.offers(in: response)
        let unit = request.imp.first?.tagid ?? ""
        let plan = MediaPlan(LoadOptions(pictures: .onDemand), over: configuration)
        let ads = answer.offers.map { NativeAd($0, unit: unit, engine: engine, plan: plan) }
        for ad in ads { _ = ad.handOut() }
        return (ads, answer.notes)
    }
}
