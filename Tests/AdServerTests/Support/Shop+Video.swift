import OpenRTB
import VAST

@testable import AdServer

extension Shop {
    /// The shop's catalog with a video in its creative, and otherwise changed.
    static func videoCatalog(
        _ change: (inout JSONObject) -> Void = { _ in }
    ) -> JSONValue {
        var root = catalog.object ?? [:]
        root["units"] = [["id": "home"]]
        var campaign = root["campaigns"]?[0]?.object ?? [:]
        var creative = campaign["creatives"]?[0]?.object ?? [:]
        creative["video"] = "film.mp4"
        change(&creative)
        campaign["creatives"] = [.object(creative)]
        root["campaigns"] = [.object(campaign)]
        return .object(root)
    }

    /// A bid on a request that wants a video, required or not.
    func videoBids(
        _ unit: String = "home",
        required: Bool = false,
        secure: Bool = false,
        _ video: VideoRequest = .wanted()
    ) throws -> [Bid] {
        try bids(unit) { native, imp in
            native.assets.append(AssetRequest(id: 8, required: required, content: .video(video)))
            native.eventtrackers.append(EventTrackerRequest(event: .video50, methods: [.image]))
            if secure { imp.secure = 1 }
        }
    }
}

extension Bid {
    /// The document of its video.
    var vast: String? {
        get throws {
            for asset in try nativeMarkup(for: nil).value.assets {
                if case .video(let vast) = asset.content { return vast }
            }
            return nil
        }
    }
}

extension VideoRequest {
    /// What this project's client asks for, but for what a test says.
    static func wanted(
        mimes: [String] = ["video/mp4"],
        seconds: ClosedRange<Int> = 1...90,
        protocols: [Int] = [2, 3, 13]
    ) -> VideoRequest {
        VideoRequest(
            mimes: mimes,
            minduration: seconds.lowerBound,
            maxduration: seconds.upperBound,
            protocols: protocols
        )
    }
}
