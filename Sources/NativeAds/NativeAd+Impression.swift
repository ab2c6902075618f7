import Foundation

extension NativeAd {
    /// The app itself says that the ad was seen, of which it shows the parts in its own way.
    ///
    /// It takes the place of what looking at the ad's view would count: the impression counts now,
    /// once in the ad's life, and not for an ad that has expired. The win notice goes out with it
    /// where no binding has sent it.
    package func recordImpression() {
        guard state != .expired, counting.count(.impression) else { return }
        let notices = takeWinNotices()
        if !notices.isEmpty { outbox.put(calling: notices) }
        count(.impression)
    }

    /// The app alone says when the ad is seen, by ``recordImpression()``: no view of it counts that.
    package func leaveImpressionToApp() {
        counting.leave(.impression)
    }

    /// The seller's win notices, the first time that anybody asks.
    func takeWinNotices() -> [URL] {
        defer { hasSentWinNotice = true }
        return hasSentWinNotice ? [] : offer.notices.win
    }
}
