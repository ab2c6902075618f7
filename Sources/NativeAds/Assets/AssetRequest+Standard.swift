public import OpenRTB

extension [AssetRequest] {
    /// What most layouts show: headline, main picture, icon, body, advertiser, button and rating.
    ///
    /// Headline and main picture are required. The lengths are those that Native Ads 1.2 recommends
    /// every seller to support, the sizes the smallest it names for a main picture and an icon.
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
    ]
}
