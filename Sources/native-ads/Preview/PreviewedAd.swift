import Foundation
import NativeAds

/// An ad as a preview draws it: its pictures at hand, and what stands for its video.
@MainActor struct PreviewedAd {
    let ad: NativeAd
    /// The ad's video; `nil` where it has none.
    let film: PreviewFilm?

    init(_ ad: NativeAd, film: PreviewFilm?) {
        self.ad = ad
        self.film = film
    }
}
