import Foundation
import MovieMaking
import NativeAds
import OpenRTB
import UIKit

/// Loads ads that show films, over a network that lies in memory and a disk that is real.
@MainActor final class Cinema {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let ads: NativeAds
    private let folder: URL

    /// In a world whose network answers with ads of `seconds` that all show `film`.
    init(_ world: World, film: Data, seconds: Int) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("video-check-\(UUID().uuidString)")
        var world = world.storing(
            state: folder.appendingPathComponent("state"),
            caches: folder.appendingPathComponent("caches")
        )
        world.send = { request async throws(TransportError) in
            try Self.answer(request, film: film, seconds: seconds)
        }
        guard let endpoint = URL(string: "https://ads.example/bid") else {
            throw Complaint("There is no endpoint.")
        }
        var configuration = NativeAds.Configuration(endpoint: endpoint)
        configuration.pictures = .onDemand
        ads = NativeAds(configuration, world: world)
        window.isHidden = false
    }

    /// Takes the window away, and the files.
    func close() {
        window.isHidden = true
        try? FileManager.default.removeItem(at: folder)
    }

    /// An ad of the unit `name`; each has a file of its own.
    func ad(_ name: String) async throws -> NativeAd {
        let video = VideoRequest(
            mimes: ["video/mp4"],
            minduration: 1,
            maxduration: 60,
            protocols: [7]
        )
        return try await ads.load(
            name,
            assets: [
                AssetRequest(id: 1, content: .title(length: 90)),
                AssetRequest(id: 8, content: .video(video)),
            ]
        )
    }

    private nonisolated static func answer(
        _ request: HTTPRequest,
        film: Data,
        seconds: Int
    ) throws(TransportError) -> HTTPResponse {
        switch request.url.host {
        case "ads.example":
            let unit = request.body.flatMap { try? BidRequest.read($0).value.imp.first?.tagid }
            let vast = FilmAd.vast("https://cdn.example/\(unit ?? "").mp4", seconds: seconds)
            guard let body = try? FilmAd.response(unit ?? "", vast: vast) else { throw .offline }
            return HTTPResponse(status: 200, body: body)
        case "cdn.example": return HTTPResponse(status: 200, body: film)
        default: return HTTPResponse(status: 204)
        }
    }
}
