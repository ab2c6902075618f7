/// An ad with everything that a decision and a markup need to know of it.
struct Candidate: Hashable, Sendable {
    var creative: Creative
    var campaign: Campaign
    var advertiser: Advertiser
    var icon: PictureFacts?
    var main: PictureFacts?
    var cover: PictureFacts?
    /// Those of its format, by their fields.
    var formatPictures: [String: PictureFacts] = [:]
    var video: VideoFacts?
}
