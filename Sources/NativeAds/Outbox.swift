import Foundation

/// Where one ad puts its events.
@MainActor struct Outbox {
    let hub: EventHub<AdEvent>
    let mailroom: Mailroom
    /// Told of each event as it is put in, before anybody hears of it.
    var onPut: (@MainActor (AdEvent) -> Void)?

    /// Emits `events` after what was put before them and after `urls` were written down.
    ///
    /// The URLs are called after that, so a request follows the event that caused it.
    func put(_ events: [AdEvent], calling urls: [URL] = []) {
        if let onPut { events.forEach(onPut) }
        mailroom.put(Mailroom.Parcel(events: events, urls: urls, hub: hub))
    }

    /// Emits one event, or only calls `urls`, in the same order.
    func put(_ event: AdEvent? = nil, calling urls: [URL] = []) {
        put([event].compactMap { $0 }, calling: urls)
    }
}
