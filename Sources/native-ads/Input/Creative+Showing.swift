import NativeAds

extension Creative {
    /// Whether anything of the ad would be seen.
    var hasSomethingToShow: Bool {
        headline != nil || body != nil || advertiser != nil || callToAction != nil || main != nil
            || icon != nil || vast != nil || html != nil
    }
}
