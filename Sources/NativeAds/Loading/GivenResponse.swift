package import OpenRTB

/// A bid response that the app was given by a server of its own, which asked for it.
struct GivenResponse: DemandSource {
    let text: String
    let keepsDuplicates: Bool

    func offers(for request: BidRequest) async throws(AdError) -> Offers {
        let read: Read<BidResponse>
        do {
            read = try BidResponse.read(text)
        } catch {
            throw AdError(
                .badResponse,
                sentence: "What the app was given is no bid response: \(error.sentence)"
            )
        }
        var request = request
        // Whoever held the auction named the impression.
        let name = read.value.seatbid.lazy.flatMap(\.bid).first?.impid
        if let name, !request.imp.isEmpty { request.imp[0].id = name }
        return OfferReader(request: request, source: .direct, keepsDuplicates: keepsDuplicates)
            .offers(in: read)
    }
}

extension NativeAds {
    /// Reads up to `count` ads from a bid response that a server of the app's own was answered; no
    /// source is asked, and no backfill.
    ///
    /// `assets` say what its asset ids mean where the markup does not.
    package func load(
        response text: String,
        for unit: String = "response",
        count: Int = 1,
        assets: [AssetRequest] = .standard,
        timeout: Double? = nil,
        options: LoadOptions = LoadOptions()
    ) async throws(AdError) -> [NativeAd] {
        var options = options
        options.usesBackfill = false
        let source = GivenResponse(text: text, keepsDuplicates: configuration.keepsDuplicates)
        let ads = try await demand.asking(source).load(
            unit,
            count: count,
            assets: assets,
            timeout: timeout,
            options: options
        )
        ads.forEach(begin)
        return ads
    }
}
