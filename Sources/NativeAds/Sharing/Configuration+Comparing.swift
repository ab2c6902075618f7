extension NativeAds.Configuration {
    /// Whether both say the same, as far as that can be told: of two closures nobody knows.
    func saysTheSame(as other: Self) -> Bool {
        endpoint == other.endpoint && backfill == other.backfill
            && topsUpFromBackfill == other.topsUpFromBackfill && timeout == other.timeout
            && isCounting(as: other) && isShowing(as: other) && isPrivate(as: other)
    }

    private func isCounting(as other: Self) -> Bool {
        impression == other.impression && countsLargeAdsEarlier == other.countsLargeAdsEarlier
            && countsOnlyWithMain == other.countsOnlyWithMain && expiry == other.expiry
            && expiryWarning == other.expiryWarning && keepsDuplicates == other.keepsDuplicates
    }

    private func isShowing(as other: Self) -> Bool {
        pictures == other.pictures && video == other.video
            && audio.isManagedByApp == other.audio.isManagedByApp
            && animatesPictures == other.animatesPictures
            && upgradesInsecurePictures == other.upgradesInsecurePictures
            && browser == other.browser && hasMediaView == other.hasMediaView
            && adChoices == other.adChoices
    }

    private func isPrivate(as other: Self) -> Bool {
        isChildDirected == other.isChildDirected
            && isUnderAgeOfConsent == other.isUnderAgeOfConsent
            && transparency == other.transparency
            && (trackingAuthorization == nil) == (other.trackingAuthorization == nil)
            && (identifiers == nil) == (other.identifiers == nil)
    }
}
