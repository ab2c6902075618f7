/// How far a picture or video of an ad has come.
public enum AssetState: String, Sendable, Hashable, CaseIterable {
    /// The ad has no such asset.
    case notAvailable
    /// It has not been loaded yet.
    case loading
    /// It is there.
    case loaded
    /// It could not be loaded.
    case failed
}
