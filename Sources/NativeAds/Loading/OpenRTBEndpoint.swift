import Foundation
import OpenRTB

/// An ad server or exchange that speaks OpenRTB 2.6 over HTTP.
actor OpenRTBEndpoint: DemandSource {
    private let url: URL
    private let source: AdSource
    private let keepsDuplicates: Bool
    private let world: World
    private let executor: ActorExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.unowned }

    init(_ url: URL, source: AdSource, keepsDuplicates: Bool, world: World) {
        self.url = url
        self.source = source
        self.keepsDuplicates = keepsDuplicates
        self.world = world
        executor = world.executor("demand.\(source.rawValue)")
    }

    func offers(for request: BidRequest) async throws(AdError) -> Offers {
        let response: HTTPResponse
        do {
            response = try await world.send(
                HTTPRequest(.post, url, headers: Self.headers, body: request.json.data)
            )
        } catch {
            throw AdError(transport: error)
        }
        guard let body = try Self.body(of: response, at: world.wallClock()) else { return Offers() }
        let read: Read<BidResponse>
        do {
            read = try BidResponse.read(body)
        } catch {
            throw AdError(
                .badResponse,
                status: response.status,
                sentence: "The ad source's answer is no bid response: \(error.sentence)"
            )
        }
        return OfferReader(request: request, source: source, keepsDuplicates: keepsDuplicates)
            .offers(in: read)
    }

    private static let headers = [
        "Content-Type": "application/json",
        "Accept": "application/json",
        "x-openrtb-version": "2.6",
    ]

    /// The body of an answer that may hold bids; `nil` where its status or emptiness says that
    /// there are none.
    static func body(of response: HTTPResponse, at now: Date) throws(AdError) -> Data? {
        switch response.status {
        case 204: return nil
        case 200..<300:
            let isBlank = response.body.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
            return isBlank ? nil : response.body
        case 429, 500...: throw AdError(.network, refusedBy: response, at: now)
        case 400..<500: throw AdError(.invalidRequest, refusedBy: response, at: now)
        default: throw AdError(.badResponse, refusedBy: response, at: now)
        }
    }
}
