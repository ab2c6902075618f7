public import OpenRTB

extension [AssetRequest] {
    /// What most layouts show: headline, main picture, icon, body, advertiser, button, rating and a
    /// video, if there is one.
    ///
    /// Headline and main picture are required. The lengths are those that Native Ads 1.2 recommends
    /// every seller to support, the sizes the smallest it names for a main picture and an icon. The
    /// video stands in a feed and plays by itself without sound, of up to a minute, in any VAST
    /// from 2.0 to 4.3, wrapped or not.
    public static let standard: [AssetRequest] = [
        AssetRequest(id: 1, required: true, content: .title(length: 90)),
        AssetRequest(
            id: 2,
            required: true,
            content: .image(ImageRequest(type: .main, wmin: 200, hmin: 200))
        ),
        AssetRequest(
            id: 3,
            content: .image(ImageRequest(type: .icon, wmin: 50, hmin: 50))
        ),
        AssetRequest(id: 4, content: .data(type: .description, length: 140)),
        AssetRequest(id: 5, content: .data(type: .sponsored, length: 25)),
        AssetRequest(id: 6, content: .data(type: .ctaText, length: 15)),
        AssetRequest(id: 7, content: .data(type: .rating)),
        AssetRequest(
            id: 8,
            content: .video(
                VideoRequest(
                    mimes: ["video/mp4"],
                    minduration: 1,
                    maxduration: 60,
                    protocols: [2, 3, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16],
                    plcmt: 4,
                    playbackmethod: [6]
                )
            )
        ),
    ]
}
