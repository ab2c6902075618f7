import Foundation
import NativeAds

/// Calls the project's own API from a class that is isolated to nothing.
final class OwnCaller: Sendable {
    private let unit = "home-feed"

    func load(from endpoint: URL) {
        Task { @MainActor in
            let ads = NativeAds(endpoint: endpoint)
            guard let ad = try? await ads.load(unit) else { return }
            for await event in ad.events { print(ad.headline ?? "", event) }
        }
    }
}
