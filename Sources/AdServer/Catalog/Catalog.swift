/// Everything that is sold, as one value that decisions are made on.
package struct Catalog: Sendable, Equatable {
    package var units: [String: AdUnit] = [:]
    package var advertisers: [String: Advertiser] = [:]
    package var campaigns: [String: Campaign] = [:]
    package var creatives: [String: Creative] = [:]
    package var pictures: [String: PictureFacts] = [:]
    package var videos: [String: VideoFacts] = [:]

    package init() {}
}
