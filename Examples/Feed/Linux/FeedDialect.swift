/// In whose words the app asks for its ads.
enum FeedDialect: String, CaseIterable {
    case own
}
