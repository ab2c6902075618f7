/// Which ads get the AdChoices badge, and who draws it.
package enum AdChoicesRule: Sendable, Hashable, CaseIterable {
    /// Every ad that has a page for it and whose seller does not decline.
    case byPrivacyLink
    /// The same, but of backfill alone: what the publisher sold needs none.
    case backfillOnly
    /// The app draws its own, whatever the ad.
    case appDraws
}
