import Foundation
import NativeAds
import OpenRTB

extension FuzzTarget {
    /// Native markup, bare and in a bid, up to the values that views show and the URLs that go out.
    static let markup = FuzzTarget(name: "markup") { bytes, count in
        read(bytes, count) { data in
            if let request = try? NativeRequest.read(data) { _ = request.value.problems() }
            if let markup = try? NativeMarkup.read(data, for: request) {
                _ = markup.value.json.text()
            }
            if let response = try? BidResponse.read(data) { show(response) }
            let bid = Bid(
                id: "b",
                impid: "1",
                price: 1.5,
                adm: .string(String(decoding: data, as: UTF8.self))
            )
            show(Read(BidResponse(id: "r", seatbid: [SeatBid(bid: [bid])])))
        }
    }

    private static let request = NativeRequest(assets: .standard)

    /// Makes ads of a response, as the engine does with what a network sends.
    private static func show(_ response: Read<BidResponse>) {
        MainActor.assumeIsolated {
            let asked = BidRequest(
                id: "r",
                imp: [Imp(id: "1", native: NativeImp(request: request))]
            )
            for ad in engine.ads(in: response, answering: asked).ads {
                let creative = ad.creative
                for tracker in creative.trackers where tracker.method == .image {
                    precondition(isWeb(tracker.url), "This would be called: \(tracker.url)")
                }
                let link = creative.clickLink(for: nil)
                for url in [link?.url, link?.fallback].compactMap({ $0?.absoluteString }) {
                    precondition(!opensCode(url), "This would be opened: \(url)")
                }
            }
        }
    }

    private static func isWeb(_ url: String) -> Bool {
        let scheme = URL(string: url)?.scheme?.lowercased()
        return scheme == "https" || scheme == "http"
    }

    private static func opensCode(_ url: String) -> Bool {
        let scheme = URL(string: url)?.scheme?.lowercased() ?? ""
        return ["javascript", "file", "data", "vbscript", "about", "blob", ""].contains(scheme)
    }

    @MainActor private static let engine = {
        let clock = ManualClock()
        let world = World.test(clock: clock, network: ScriptedNetwork(clock: clock))
        // An address of our own that is never called.
        return NativeAds(.init(endpoint: URL(fileURLWithPath: "/never")), world: world)
    }()
}
