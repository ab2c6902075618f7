#if canImport(UIKit)
package import NativeAds

/// The door through which an ad's video gets what plays it.
@MainActor package enum VideoSurfaces {
    /// Makes what plays the video of an ad; `nil` where nothing can, and its picture shows.
    ///
    /// Process-wide, as what the system plays with is. A replay and tests put their own here.
    package static var make: @MainActor (NativeAd) -> (any VideoSurface)? = { system($0) }

    /// What this system plays videos with.
    package static func system(_ ad: NativeAd) -> (any VideoSurface)? {
        #if canImport(AVFoundation)
        AVPlayerSurface(ad.videoController?.options ?? VideoOptions())
        #elseif canImport(Movies)
        MovieSurface { [weak ad] url throws(MediaError) in
            guard let ad else { throw .cancelled }
            return try await ad.media(at: url)
        }
        #else
        nil
        #endif
    }
}
#endif
