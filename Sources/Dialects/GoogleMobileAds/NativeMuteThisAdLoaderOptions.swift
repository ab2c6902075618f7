#if canImport(UIKit)
import Foundation

/// Whether the app offers people to mute an ad, by controls of its own.
#if canImport(ObjectiveC)
@objc(GADNativeMuteThisAdLoaderOptions) @objcMembers
#endif
public final class NativeMuteThisAdLoaderOptions: GADAdLoaderOptions {
    /// `true` by default; without these options at all it is not asked for.
    #if canImport(ObjectiveC)
    @objc(customMuteThisAdRequested)
    #endif
    public var isCustomMuteThisAdRequested = true
}
#endif
