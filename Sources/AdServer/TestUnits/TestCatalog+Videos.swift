import Foundation

// The units for video: each has a campaign of one ad, so that it shows the shape that it is named for.
extension TestCatalog {
    struct VideoCampaign {
        let id: String
        let units: [(id: String, name: String)]
        let creative: Creative
        let icon: String
        let poster: String
        let film: String
    }

    static let videoCampaigns: [VideoCampaign] = [
        VideoCampaign(
            id: "test-campaign-video-16-9",
            units: [("PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_16_9", "Test: native video, 16:9")],
            creative: creative(
                "test-video-sail",
                "Cross the bay under the moon",
                "Evening trips on an open boat, from the old harbour and back.",
                "Choose an evening",
                rating: 5,
                price: "$45",
                of: "test-campaign-video-16-9"
            ),
            icon: TestPictureSail.icon,
            poster: TestVideoSail.poster,
            film: TestVideoSail.film
        ),
        VideoCampaign(
            id: "test-campaign-video-9-16",
            units: [("PUBLIC_TEST_UNIT_ID_NATIVE_VIDEO_9_16", "Test: native video, 9:16")],
            creative: creative(
                "test-video-hills",
                "Up before the sun",
                "Guided morning walks, with breakfast at the top.",
                "Find a morning",
                rating: 4.5,
                price: "$25",
                of: "test-campaign-video-9-16"
            ),
            icon: TestPictureHills.icon,
            poster: TestVideoHills.poster,
            film: TestVideoHills.film
        ),
        VideoCampaign(
            id: "test-campaign-video",
            units: [
                ("ca-app-pub-3940256099942544/2521693316", "Test: native video"),
                ("/21775744923/example/native-video", "Test: native video"),
            ],
            creative: creative(
                "test-video-tiles",
                "A pattern that never repeats",
                "Lay out your floor tile by tile, and see it before you buy.",
                "Start a pattern",
                rating: 4,
                price: "Free",
                of: "test-campaign-video"
            ),
            icon: TestPictureTiles.icon,
            poster: TestVideoTiles.poster,
            film: TestVideoTiles.film
        ),
    ]

    static func add(_ video: VideoCampaign, to change: inout CatalogChange) {
        var campaign = Campaign(id: video.id, advertiser: advertiser, name: video.units[0].name)
        campaign.units = video.units.map(\.id)
        campaign.price = 1
        // In the way of Google's apps, which have a menu for it.
        if video.id == "test-campaign-video" {
            campaign.mute = ["Seen too often", "Not interested", "Covers what I read"]
        }
        change.campaigns.append(campaign)
        var creative = video.creative
        creative.icon = picture(video.icon, in: &change)
        creative.main = picture(video.poster, in: &change)
        creative.skipAfter = 3
        if let data = Data(base64Encoded: video.film), let film = try? StoredVideo(Array(data)) {
            change.videos[film.facts.name] = film
            creative.video = film.facts.name
        }
        change.creatives.append(creative)
    }
}
