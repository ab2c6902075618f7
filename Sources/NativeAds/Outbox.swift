import Foundation

/// Where one ad puts its events.
@MainActor struct Outbox {
    let hub: EventHub
    let mailroom: Mailroom

    /// Emits `events` after what was put before them and after `urls` were written down.
    ///
    /// The URLs are called after that, so a request follows the event that caused it.
    func put(_ events: AdEvent..., calling urls: [URL] = []) {
        mailroom.put(Mailroom.Parcel(events: events, urls: urls, hub: hub))
    }
}
