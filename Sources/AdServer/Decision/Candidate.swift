/// An ad with everything that a decision and a markup need to know of it.
struct Candidate: Hashable, Sendable {
    var creative: Creative
    var campaign: Campaign
    var advertiser: Advertiser
    var icon: PictureFacts?
    var main: PictureFacts?
    var video: VideoFacts?
}
